import { pageMeta } from '#app/lib/page-meta'
import { weekOneIntakePage } from '#content/pages/ai-audit-week-1-intake-form'

export const meta = () => pageMeta(weekOneIntakePage)

export default function Page() {
  return (
    <main id="main">
      <div className="wrap">
        <h1>{weekOneIntakePage.title}</h1>
        <p>{weekOneIntakePage.description}</p>
      </div>
    </main>
  )
}
