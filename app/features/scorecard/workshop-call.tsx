import './workshop-call.css'
import { Icon } from '#app/ui/icon.tsx'
import { DrawnLine } from '#app/ui/line.tsx'
import { NewTabLink } from '#app/ui/new-tab-link.tsx'
import { workshopFacts } from '#content/facts/facts'
import { endingCopy } from '#content/results/score-results'
import type { ResultAnswers } from '#domain/answers'
import { TalkItThrough } from './talk-it-through.tsx'

interface WorkshopCallProps {
  score: number
  answers: ResultAnswers
  /** The token with which a booking can include the scorecard. */
  token: string | undefined
}

/** The results page's next step (behavior 7.11). */
export function WorkshopCall({ score, answers, token }: WorkshopCallProps) {
  const { title, aside, next } = endingCopy(score, answers)
  return (
    <section className="band workshop">
      <div className="wrap">
        <h2>
          {title} <span>{aside}</span>
        </h2>
        {next.length > 0 && (
          <ol className="workshop__next t-l">
            {next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
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
