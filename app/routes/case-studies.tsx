import { pageMeta } from '#app/lib/page-meta'
import { caseStudiesPage } from '#content/pages/case-studies'

export const meta = () => pageMeta(caseStudiesPage)

export default function Page() {
  return (
    <main id="main">
      <div className="wrap">
        <h1>{caseStudiesPage.title}</h1>
        <p>{caseStudiesPage.description}</p>
      </div>
    </main>
  )
}
