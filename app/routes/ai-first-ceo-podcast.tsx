import { pageMeta } from '#app/lib/page-meta'
import { podcastPage } from '#content/pages/ai-first-ceo-podcast'

export const meta = () => pageMeta(podcastPage)

export default function Page() {
  return (
    <main id="main">
      <div className="wrap">
        <h1>{podcastPage.title}</h1>
        <p>{podcastPage.description}</p>
      </div>
    </main>
  )
}
