import { pageMeta } from '#app/lib/page-meta'
import { coldEmailPage } from '#content/pages/cold-email-automation'

export const meta = () => pageMeta(coldEmailPage)

export default function Page() {
  return (
    <main id="main">
      <div className="wrap">
        <h1>{coldEmailPage.title}</h1>
        <p>{coldEmailPage.description}</p>
      </div>
    </main>
  )
}
