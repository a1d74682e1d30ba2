import { HomePage } from '#app/blocks/home-page.tsx'
import { chatAction } from '#app/features/assistant/chat-action'
import { loadOrStand } from '#app/lib/load-or-stand'
import { pageMeta } from '#app/lib/page-meta'
import { backupLandingPage } from '#content/pages/backup-landing'
import { loadStored } from '#server/http/page-context.server'
import { homeTestimonials } from '#server/queries/testimonials.server'
import type { Route } from './+types/backup-landing'

export const meta = () => pageMeta(backupLandingPage)
export const loader = ({ context }: Route.LoaderArgs) => loadStored(context, homeTestimonials)
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => loadOrStand(serverLoader)

export async function action({ request, context }: Route.ActionArgs) {
  return { chat: await chatAction(await request.formData(), context) }
}

export default function BackupLanding({ loaderData, actionData }: Route.ComponentProps) {
  return <HomePage leadsTo="score" testimonials={loaderData.stored} chat={actionData?.chat} />
}
