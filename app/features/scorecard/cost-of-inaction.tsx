import './cost-of-inaction.css'
import '#app/ui/sums.css'
import { costMessages, costRows, rangeText } from '#content/results/score-results'
import { usd } from '#content/facts/usd'
import type { ResultAnswers } from '#domain/answers'
import { displayedCostOfInaction, isOnePersonsTime, yearlyRange } from '#domain/cost-of-inaction'
import { useId, useState } from 'react'
import { drawnHours, drawnWeek, hoursInWeek, weekdays } from './week.ts'

/** The characters that fill the page's width, as in `$136,500`; longer amounts are set smaller. */
const longFigure = 8

/** The anchor that the first screen's figure links to. */
export const costId = 'cost'

/** The yearly cost of manual work, and how it is computed (behavior 7.8, as displayed). */
export function CostOfInaction({ answers }: { answers: ResultAnswers }) {
  const [isOpen, setIsOpen] = useState(true)
  const contentId = useId()
  const cost = displayedCostOfInaction(answers)
  const yearly = usd(cost.yearlyUsd)
  return (
    <section className="wrap loss" id={costId}>
      <div className="ends">
        <h2>Cost of inaction, per year</h2>
        <button
          type="button"
          className="text-btn"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide' : 'Show'}
          <span className="vh"> the cost of inaction</span>
        </button>
      </div>
      <div id={contentId} hidden={!isOpen}>
        <p className={`loss__figure num ${yearly.length > longFigure ? 'loss__figure--long' : ''}`}>
          {yearly}
        </p>
        <CostRange answers={answers} yearlyUsd={cost.yearlyUsd} />
        <div className="loss__grid split">
          <ManualHours hours={cost.hoursPerWeek} isOnePersons={isOnePersonsTime(answers)} />
          <div>
            <table className="sums">
              <caption className="vh">How the cost adds up</caption>
              <tbody>
                {costRows(cost).map(({ name, value, isTotal }) => (
                  <tr key={name} className={isTotal ? 'sums__total' : undefined}>
                    <th scope="row">{name}</th>
                    <td>{value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
        <ul className="loss__notes">
          {costMessages(answers, cost).map((message) => (
            <li key={message} className="under-rule">
              {message}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The range of costs that the chosen answers allow; it is drawn only if its upper end is known. */
function CostRange({ answers, yearlyUsd }: { answers: ResultAnswers; yearlyUsd: number }) {
  const text = rangeText(answers)
  const { fromUsd, toUsd } = yearlyRange(answers)
  if (text === undefined) return null
  const from = fromUsd ?? 0
  return (
    <div className="loss__range">
      {toUsd !== null && (
        <div className="loss__between" aria-hidden="true">
          <i style={{ left: `${(100 * (yearlyUsd - from)) / (toUsd - from)}%` }} />
        </div>
      )}
      <p>{text}</p>
    </div>
  )
}

/** Draws one person's hours as a week, and those of several people as blocks. */
function ManualHours({ hours, isOnePersons }: { hours: number; isOnePersons: boolean }) {
  return (
    <figure>
      <div className="cells t-s loss-week" aria-hidden="true">
        {isOnePersons
          ? drawnWeek(hours).map((day, at) => (
              <div key={weekdays[at]}>
                {weekdays[at]}
                {day.map((isLost, hour) => (
                  <i key={hour} className={isLost ? 'x' : undefined} />
                ))}
              </div>
            ))
          : drawnHours(hours).map((row, at) => (
              <div key={at} className="loss-week__row">
                {row.map((hour) => (
                  <i key={hour} className="x" />
                ))}
              </div>
            ))}
      </div>
      <figcaption className="fine">
        {isOnePersons
          ? `One block is one hour of a ${hoursInWeek}-hour week. The ${hours} broken ones go into manual work.`
          : `One block is one hour of manual work. These ${hours} come back every week, over everyone who does them.`}
      </figcaption>
    </figure>
  )
}
