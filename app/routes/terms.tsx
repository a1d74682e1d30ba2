import { pageMeta } from '#app/lib/page-meta'
import { termsPage } from '#content/pages/terms'

export const meta = () => pageMeta(termsPage)

export default function Page() {
  return (
    <main id="main">
      <div className="wrap">
        <h1>{termsPage.title}</h1>
        <p>{termsPage.description}</p>
      </div>
    </main>
  )
}
