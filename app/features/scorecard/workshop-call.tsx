import './workshop-call.css'
import { Icon } from '#app/ui/icon.tsx'
import { DrawnLine } from '#app/ui/line.tsx'
import { NewTabLink } from '#app/ui/new-tab-link.tsx'
import { workshopFacts } from '#content/facts/facts'
import { TalkItThrough } from './talk-it-through.tsx'

/** The results page's next step. */
export function WorkshopCall({ token }: { token: string | undefined }) {
  return (
    <section className="band workshop">
      <div className="wrap">
        <h2>
          Repair it with us. <span>{workshopFacts.readiness.minutes} minutes, free.</span>
        </h2>
        <div className="workshop__row">
          <DrawnLine shape="-o-+-o-" className="line--ok" />
          <NewTabLink className="btn" href="/ai-readiness-workshop">
            Join the workshop
            <Icon name="go" />
          </NewTabLink>
        </div>
        <p className="t-l">{workshopFacts.readiness.dates}</p>
        <TalkItThrough token={token} />
      </div>
    </section>
  )
}
