import { pageMeta } from '#app/lib/page-meta'
import { readinessWorkshopPage } from '#content/pages/ai-readiness-workshop'

export const meta = () => pageMeta(readinessWorkshopPage)

export default function Page() {
  return (
    <main id="main">
      <div className="wrap">
        <h1>{readinessWorkshopPage.title}</h1>
        <p>{readinessWorkshopPage.description}</p>
      </div>
    </main>
  )
}
