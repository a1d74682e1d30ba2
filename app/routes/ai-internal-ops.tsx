import { pageMeta } from '#app/lib/page-meta'
import { internalOpsPage } from '#content/pages/ai-internal-ops'

export const meta = () => pageMeta(internalOpsPage)

export default function Page() {
  return (
    <main id="main">
      <div className="wrap">
        <h1>{internalOpsPage.title}</h1>
        <p>{internalOpsPage.description}</p>
      </div>
    </main>
  )
}
