import { pageMeta } from '#app/lib/page-meta'
import { freeWorkshopPage } from '#content/pages/free-ai-workshop'

export const meta = () => pageMeta(freeWorkshopPage)

export default function Page() {
  return (
    <main id="main">
      <div className="wrap">
        <h1>{freeWorkshopPage.title}</h1>
        <p>{freeWorkshopPage.description}</p>
      </div>
    </main>
  )
}
