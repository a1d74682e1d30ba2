import { pageMeta } from '#app/lib/page-meta'
import { aiAuditB2bPage } from '#content/pages/ai-audit-b2b'

export const meta = () => pageMeta(aiAuditB2bPage)

export default function Page() {
  return (
    <main id="main">
      <div className="wrap">
        <h1>{aiAuditB2bPage.title}</h1>
        <p>{aiAuditB2bPage.description}</p>
      </div>
    </main>
  )
}
