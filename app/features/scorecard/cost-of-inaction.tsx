import './cost-of-inaction.css'
import '#app/ui/sums.css'
import { costMessages } from '#content/score-results'
import type { ResultAnswers } from '#domain/answers'
import { displayedCostOfInaction } from '#domain/cost-of-inaction'
import { useId, useState } from 'react'
import { drawnWeek, hoursInWeek, weekdays } from './week.ts'

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** `$136,500` fills the page's width; more characters are set smaller. */
const longFigure = 8

/** What a year of the manual work costs, and how that comes about (S0 §9, as displayed). */
export function CostOfInaction({ answers }: { answers: ResultAnswers }) {
  const [isOpen, setIsOpen] = useState(true)
  const contentId = useId()
  const cost = displayedCostOfInaction(answers)
  const yearly = dollars.format(cost.yearlyUsd)
  return (
    <section className="wrap loss">
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
        <div className="loss__grid split">
          <LostWeek hoursPerWeek={cost.hoursPerWeek} />
          <div>
            <table className="sums">
              <caption className="vh">How the cost adds up</caption>
              <tbody>
                <SumRow name="Hours a week" value={String(cost.hoursPerWeek)} />
                <SumRow name="× value of an hour" value={dollars.format(cost.hourlyRateUsd)} />
                <SumRow name="× weeks a year" value="52" />
                <SumRow name="A year" value={yearly} isTotal />
                <SumRow name="A month" value={dollars.format(cost.monthlyUsd)} />
                {cost.fullTimeHires > 0 && (
                  <SumRow name="In full-time hires, rounded" value={String(cost.fullTimeHires)} />
                )}
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

function SumRow({ name, value, isTotal = false }: { name: string; value: string; isTotal?: boolean }) {
  return (
    <tr className={isTotal ? 'sums__total' : undefined}>
      <th scope="row">{name}</th>
      <td>{value}</td>
    </tr>
  )
}

function LostWeek({ hoursPerWeek }: { hoursPerWeek: number }) {
  return (
    <figure>
      <div className="cells t-s loss-week" aria-hidden="true">
        {drawnWeek(hoursPerWeek).map((day, at) => (
          <div key={weekdays[at]}>
            {weekdays[at]}
            {day.map((isLost, hour) => (
              <i key={hour} className={isLost ? 'x' : undefined} />
            ))}
          </div>
        ))}
      </div>
      <figcaption className="fine">
        One block is one hour of a {hoursInWeek}-hour week. The {hoursPerWeek} broken ones go into manual
        work.
      </figcaption>
    </figure>
  )
}
