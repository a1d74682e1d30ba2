import { pageMeta } from '#app/lib/page-meta'
import { aiAuditPage } from '#content/pages/ai-audit'

export const meta = () => pageMeta(aiAuditPage)

export default function Page() {
  return (
    <main id="main">
      <div className="wrap">
        <h1>{aiAuditPage.title}</h1>
        <p>{aiAuditPage.description}</p>
      </div>
    </main>
  )
}
