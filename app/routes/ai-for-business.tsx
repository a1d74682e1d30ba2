import { pageMeta } from '#app/lib/page-meta'
import { coachingPage } from '#content/pages/ai-for-business'

export const meta = () => pageMeta(coachingPage)

export default function Page() {
  return (
    <main id="main">
      <div className="wrap">
        <h1>{coachingPage.title}</h1>
        <p>{coachingPage.description}</p>
      </div>
    </main>
  )
}
