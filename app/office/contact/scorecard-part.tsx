import '#app/office/parts/desk.css'
import './contact.css'
import './scorecard-part.css'
import '#app/office/parts/chart.css'
import { useState } from 'react'
import { contactCopy } from '#content/office/contact'
import { usd } from '#content/facts/usd'
import type { ContactScorecard } from '#contracts/get-contact'
import { maxScore } from '#domain/score'
import { dayText } from '#app/office/parts/format-when'

const copy = contactCopy.score
const linkPercent = 100 / maxScore

/** A scorecard's answers with their points, and the changes since the previous scorecard. */
export function ScorecardPart({ scorecards, now }: { scorecards: readonly ContactScorecard[]; now: Date }) {
  const [chosen, choose] = useState<string>()
  const at = Math.max(
    scorecards.findIndex(({ id }) => id === chosen),
    0,
  )
  const [card, before] = [scorecards[at], scorecards[at + 1]]
  if (!card) return null
  const { hoursPerWeek, hourlyRateUsd, yearlyUsd, savedUsd } = card.cost
  return (
    <section className="area beside" aria-labelledby="scorecard">
      <div className="area__head">
        <h2 id="scorecard">{copy.title}</h2>
        <p className="row-of">
          {scorecards.map(({ id, at: takenAt }) =>
            id === card.id ? (
              <span key={id}>{dayText(takenAt, now)}</span>
            ) : (
              <button key={id} type="button" className="text-btn" onClick={() => choose(id)}>
                {dayText(takenAt, now)}
              </button>
            ),
          )}
        </p>
      </div>
      <p className="points__sum">
        <b>{card.score}</b> {copy.of(card.tier)}
      </p>
      <ScoreChain score={card.score} before={before?.score} />
      {before && <p className="small sub">{copy.mark(before.score, dayText(before.at, now))}</p>}
      <table className="points">
        <caption className="vh">{copy.caption}</caption>
        <tbody>
          {card.answers.map(({ question, answer, points, was }) => (
            <tr key={question}>
              <th scope="row">{question}</th>
              <td>
                {answer}
                {was !== null && <span className="sub">{copy.was(was)}</span>}
              </td>
              <td>{points !== null && <Points points={points} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="known known--cost">
        <div>
          <dt>{copy.cost}</dt>
          <dd>{usd(yearlyUsd)}</dd>
        </div>
      </dl>
      <p className="small sub">
        {copy.how(hoursPerWeek, usd(hourlyRateUsd))} {copy.saved(usd(savedUsd))}
      </p>
    </section>
  )
}

function ScoreChain({ score, before }: { score: number; before: number | undefined }) {
  return (
    <svg className="points__links" height="20" width="100%" role="img" aria-label={copy.chain(score, before)}>
      {Array.from({ length: maxScore }, (_, index) => (
        <rect
          key={index}
          className={index < score ? 'c-ok' : 'c-hollow'}
          x={`${index * linkPercent}%`}
          y="2"
          width={`${linkPercent - 0.8}%`}
          height="16"
        />
      ))}
      {before !== undefined && (
        <rect className="c-ink" x={`${before * linkPercent - 0.7}%`} y="0" width="2" height="20" />
      )}
    </svg>
  )
}

const Points = ({ points }: { points: number }) => (
  <svg className="points__three" viewBox="0 0 27 12" role="img" aria-label={copy.points(points)}>
    {[0, 1, 2].map((index) => (
      <rect
        key={index}
        className={index < points ? 'c-ok' : 'c-hollow'}
        x={index * 9 + 0.75}
        y=".75"
        width="6.5"
        height="10.5"
      />
    ))}
  </svg>
)
