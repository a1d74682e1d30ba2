import { HomePage } from '#app/blocks/home-page.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { homePage } from '#content/pages/home'

export const meta = () => pageMeta(homePage)

export default function Home() {
  return <HomePage leadsTo="audit" />
}
