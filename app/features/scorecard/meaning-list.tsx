import './meaning-list.css'
import { Line, LineBreak, LineNode, LinePlate } from '#app/ui/line.tsx'
import { type Finding, findingLabels } from '#content/results/answer-findings'
import { meaningList } from '#content/results/score-results'
import type { ResultAnswers } from '#domain/answers'

/** What works in this business, what is broken and where to look. */
export function MeaningList({ score, answers }: { score: number; answers: ResultAnswers }) {
  return (
    <section className="wrap mean split split--4-8">
      <h2>What your score means</h2>
      <ul>
        {meaningList(score, answers).map(({ state, text }) => (
          <li className="lead" key={text}>
            <Line label={findingLabels[state]}>
              <FindingMark state={state} />
            </Line>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function FindingMark({ state }: Pick<Finding, 'state'>) {
  if (state === 'holds') return <LinePlate />
  if (state === 'broken') return <LineBreak />
  return <LineNode />
}
