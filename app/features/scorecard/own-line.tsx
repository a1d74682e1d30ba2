import './own-line.css'
import { Icon } from '#app/ui/icon.tsx'
import { Line, LineBreak, LineLink, LineNode } from '#app/ui/line.tsx'
import { lineCopy, lineLead } from '#content/results/score-results'
import type { ResultAnswers } from '#domain/answers'

/** The visitor's line from a lead to the follow-up: what holds, and what is broken (behavior 7.14). */
export function OwnLine({ answers }: { answers: ResultAnswers }) {
  const { title, links } = lineCopy(answers)
  return (
    <section className="own">
      <div className="wrap">
        <div className="own__head">
          <h2>{title}</h2>
          <p>{lineLead}</p>
        </div>
        <ol className="own__links">
          {links.map(({ name, isHolding, state, text }) => (
            <li key={name} className={isHolding ? 'own--holds' : 'own--broken'}>
              <Line>
                <LineNode />
                <LineLink />
                {!isHolding && (
                  <>
                    <LineBreak />
                    <LineLink />
                  </>
                )}
              </Line>
              <Icon name={isHolding ? 'ok' : 'fault'} className="own__mark" />
              <h3>{name}</h3>
              <p className="own__state">{state}</p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
