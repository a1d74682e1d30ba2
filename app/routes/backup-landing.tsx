import { pageMeta } from '#app/lib/page-meta'
import { backupLandingPage } from '#content/pages/backup-landing'

export const meta = () => pageMeta(backupLandingPage)

export default function Page() {
  return (
    <main id="main">
      <div className="wrap">
        <h1>{backupLandingPage.title}</h1>
        <p>{backupLandingPage.description}</p>
      </div>
    </main>
  )
}
