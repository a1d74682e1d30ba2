import { pageMeta } from '#app/lib/page-meta'
import { b2bWorkshopPage } from '#content/pages/ai-workshop'

export const meta = () => pageMeta(b2bWorkshopPage)

export default function Page() {
  return (
    <main id="main">
      <div className="wrap">
        <h1>{b2bWorkshopPage.title}</h1>
        <p>{b2bWorkshopPage.description}</p>
      </div>
    </main>
  )
}
