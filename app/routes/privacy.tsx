import { pageMeta } from '#app/lib/page-meta'
import { privacyPage } from '#content/pages/privacy'

export const meta = () => pageMeta(privacyPage)

export default function Page() {
  return (
    <main id="main">
      <div className="wrap">
        <h1>{privacyPage.title}</h1>
        <p>{privacyPage.description}</p>
      </div>
    </main>
  )
}
