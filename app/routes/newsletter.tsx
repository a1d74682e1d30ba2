import { pageMeta } from '#app/lib/page-meta'
import { newsletterPage } from '#content/pages/newsletter'

export const meta = () => pageMeta(newsletterPage)

export default function Page() {
  return (
    <main id="main">
      <div className="wrap">
        <h1>{newsletterPage.title}</h1>
        <p>{newsletterPage.description}</p>
      </div>
    </main>
  )
}
