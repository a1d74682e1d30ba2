import { pageMeta } from '#app/lib/page-meta'
import { leadMagnetsPage } from '#content/pages/ai-tools-lead-magnets'

export const meta = () => pageMeta(leadMagnetsPage)

export default function Page() {
  return (
    <main id="main">
      <div className="wrap">
        <h1>{leadMagnetsPage.title}</h1>
        <p>{leadMagnetsPage.description}</p>
      </div>
    </main>
  )
}
