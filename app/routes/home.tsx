import '#app/styles/tag.css'
import '#app/styles/hero.css'
import '#app/styles/section.css'
import '#app/styles/services.css'
import '#app/styles/close.css'
import { Link } from 'react-router'
import { ClosingCall } from '#app/blocks/closing-call.tsx'
import { Hero } from '#app/blocks/hero.tsx'
import { Services } from '#app/blocks/services.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { Icon } from '#app/ui/icon.tsx'
import { homeClosing, homePage } from '#content/pages/home'

export const meta = () => pageMeta(homePage)

export default function Home() {
  return (
    <main id="main">
      <Hero />
      <Services />
      <ClosingCall
        title={homeClosing.title}
        action={
          <Link className="btn" to="/ai-audit-b2b">
            Book Your AI Audit
            <Icon name="go" />
          </Link>
        }
        note={homeClosing.note}
      />
    </main>
  )
}
