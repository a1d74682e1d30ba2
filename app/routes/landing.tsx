import { pageMeta } from '#app/lib/page-meta'
import { landingPage } from '#content/pages/landing'

export const meta = () => pageMeta(landingPage)

export default function Page() {
  return (
    <main id="main">
      <div className="wrap">
        <h1>{landingPage.title}</h1>
        <p>{landingPage.description}</p>
      </div>
    </main>
  )
}
