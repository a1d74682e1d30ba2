import { homeAction } from '#app/blocks/home/home-action'
import { HomePage } from '#app/blocks/home/home-page.tsx'
import { loadOrFallback } from '#app/lib/load-or-fallback'
import { pageMeta } from '#app/lib/page-meta'
import { landingPage } from '#content/pages/landing'
import { loadStored } from '#server/pages/page-context.server'
import { homeTestimonials } from '#server/pages/published-lists.server'
import type { Route } from './+types/page'

export const meta = () => pageMeta(landingPage)
export const action = homeAction
export const loader = ({ context }: Route.LoaderArgs) => loadStored(context, homeTestimonials)
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => loadOrFallback(serverLoader)

export default function Landing({ loaderData, actionData }: Route.ComponentProps) {
  return <HomePage actions={['score', 'audit']} testimonials={loaderData.stored} chat={actionData?.chat} />
}
