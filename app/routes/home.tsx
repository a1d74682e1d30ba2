import { HomePage } from '#app/blocks/home-page.tsx'
import { chatAction } from '#app/features/assistant/chat-action'
import { loadOrStand } from '#app/lib/load-or-stand'
import { pageMeta } from '#app/lib/page-meta'
import { homePage } from '#content/pages/home'
import { loadStored } from '#server/http/page-context.server'
import { homeTestimonials } from '#server/queries/testimonials.server'
import type { Route } from './+types/home'

export const meta = () => pageMeta(homePage)
export const loader = ({ context }: Route.LoaderArgs) => loadStored(context, homeTestimonials)
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => loadOrStand(serverLoader)

export async function action({ request, context }: Route.ActionArgs) {
  return { chat: await chatAction(await request.formData(), context) }
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  return <HomePage leadsTo="audit" testimonials={loaderData.stored} chat={actionData?.chat} />
}
