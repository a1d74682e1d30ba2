import { pageMeta } from '#app/lib/page-meta'
import { testimonialsPage } from '#content/pages/testimonials'

export const meta = () => pageMeta(testimonialsPage)

export default function Page() {
  return (
    <main id="main">
      <div className="wrap">
        <h1>{testimonialsPage.title}</h1>
        <p>{testimonialsPage.description}</p>
      </div>
    </main>
  )
}
