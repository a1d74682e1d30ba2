import { pageMeta } from '#app/lib/page-meta'
import { servicesPage } from '#content/pages/ai-automation-services'

export const meta = () => pageMeta(servicesPage)

export default function Page() {
  return (
    <main id="main">
      <div className="wrap">
        <h1>{servicesPage.title}</h1>
        <p>{servicesPage.description}</p>
      </div>
    </main>
  )
}
