import { pageMeta } from '#app/lib/page-meta'
import { coldEmailOfferPage } from '#content/pages/cold-email-automation-offer'

export const meta = () => pageMeta(coldEmailOfferPage)

export default function Page() {
  return (
    <main id="main">
      <div className="wrap">
        <h1>{coldEmailOfferPage.title}</h1>
        <p>{coldEmailOfferPage.description}</p>
      </div>
    </main>
  )
}
