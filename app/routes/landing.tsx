import { HomePage } from '#app/blocks/home-page.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { landingPage } from '#content/pages/landing'

export const meta = () => pageMeta(landingPage)

export default function Landing() {
  return <HomePage leadsTo="score" />
}
