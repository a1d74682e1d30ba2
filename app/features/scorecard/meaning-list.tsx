import './meaning-list.css'
import { Line, LineBreak, LinePlate } from '#app/ui/line.tsx'
import { meaningList } from '#content/score-results'
import type { ResultAnswers } from '#domain/answers'

/** What holds in this business and what is broken. */
export function MeaningList({ score, answers }: { score: number; answers: ResultAnswers }) {
  return (
    <section className="wrap mean split split--4-8">
      <h2>What your score means</h2>
      <ul>
        {meaningList(score, answers).map(({ state, text }) => (
          <li className="lead" key={text}>
            <Line label={state === 'holds' ? 'Holds:' : 'Broken:'}>
              {state === 'holds' ? <LinePlate /> : <LineBreak />}
            </Line>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
