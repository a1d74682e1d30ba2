import { pageMeta } from '#app/lib/page-meta'
import { youthPage } from '#content/pages/ai-for-youth'

export const meta = () => pageMeta(youthPage)

export default function Page() {
  return (
    <main id="main">
      <div className="wrap">
        <h1>{youthPage.title}</h1>
        <p>{youthPage.description}</p>
      </div>
    </main>
  )
}
