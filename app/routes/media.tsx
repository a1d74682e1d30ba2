import { pageMeta } from '#app/lib/page-meta'
import { mediaPage } from '#content/pages/media'

export const meta = () => pageMeta(mediaPage)

export default function Page() {
  return (
    <main id="main">
      <div className="wrap">
        <h1>{mediaPage.title}</h1>
        <p>{mediaPage.description}</p>
      </div>
    </main>
  )
}
