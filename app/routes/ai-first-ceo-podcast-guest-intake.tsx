import { pageMeta } from '#app/lib/page-meta'
import { guestIntakePage } from '#content/pages/ai-first-ceo-podcast-guest-intake'

export const meta = () => pageMeta(guestIntakePage)

export default function Page() {
  return (
    <main id="main">
      <div className="wrap">
        <h1>{guestIntakePage.title}</h1>
        <p>{guestIntakePage.description}</p>
      </div>
    </main>
  )
}
