import { ResultsPage } from '#app/features/scorecard/results-page.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { resultsPage } from '#content/pages/ai-score-results'

export const meta = () => pageMeta(resultsPage)

export default function Page() {
  return (
    <main id="main">
      <ResultsPage />
    </main>
  )
}
