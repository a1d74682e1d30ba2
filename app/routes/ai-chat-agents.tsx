import { pageMeta } from '#app/lib/page-meta'
import { chatAgentsPage } from '#content/pages/ai-chat-agents'

export const meta = () => pageMeta(chatAgentsPage)

export default function Page() {
  return (
    <main id="main">
      <div className="wrap">
        <h1>{chatAgentsPage.title}</h1>
        <p>{chatAgentsPage.description}</p>
      </div>
    </main>
  )
}
