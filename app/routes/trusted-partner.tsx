import { pageMeta } from '#app/lib/page-meta'
import { trustedPartnerPage } from '#content/pages/trusted-partner'

export const meta = () => pageMeta(trustedPartnerPage)

export default function Page() {
  return (
    <main id="main">
      <div className="wrap">
        <h1>{trustedPartnerPage.title}</h1>
        <p>{trustedPartnerPage.description}</p>
      </div>
    </main>
  )
}
