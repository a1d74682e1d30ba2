import '#app/styles/scorecard.css'
import { ScorecardWizard } from '#app/features/scorecard/scorecard-wizard.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { scorecardPage } from '#content/pages/ai-first-readiness-score'
import { site } from '#content/site'

export const meta = () => pageMeta(scorecardPage)

export default function Page() {
  return (
    <main id="main">
      <noscript>
        <p className="wrap no-script">
          The scorecard is counted in your browser and needs JavaScript for it. Without it,{' '}
          <a href={site.bookingUrl}>book a call</a> and we will go through the questions with you.
        </p>
      </noscript>
      <ScorecardWizard />
    </main>
  )
}
