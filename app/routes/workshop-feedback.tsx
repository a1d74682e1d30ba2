import { pageMeta } from '#app/lib/page-meta'
import { workshopFeedbackPage } from '#content/pages/workshop-feedback'

export const meta = () => pageMeta(workshopFeedbackPage)

export default function Page() {
  return (
    <main id="main">
      <div className="wrap">
        <h1>{workshopFeedbackPage.title}</h1>
        <p>{workshopFeedbackPage.description}</p>
      </div>
    </main>
  )
}
