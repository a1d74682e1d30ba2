import { HomePage } from '#app/blocks/home-page.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { backupLandingPage } from '#content/pages/backup-landing'

export const meta = () => pageMeta(backupLandingPage)

export default function BackupLanding() {
  return <HomePage leadsTo="score" />
}
