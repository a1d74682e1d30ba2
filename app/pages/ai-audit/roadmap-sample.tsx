import './page.css'
import './roadmap-sample.css'
type Level = 'Low' | 'Medium' | 'High'

interface RoadmapSampleProps {
  title: string
  text: string
  caption: string
  rows: readonly {
    readonly workflow: string
    readonly roi: Level
    readonly drain: Level
    readonly verdict: string
  }[]
}

const filled: Record<Level, number> = { Low: 1, Medium: 2, High: 3 }

/** One to three links of three, the word beside them. */
function Score({ level }: { level: Level }) {
  return (
    <span className="t-s level">
      <svg viewBox="0 0 60 16" aria-hidden="true">
        {[0, 1, 2].map((at) => (
          <rect
            key={at}
            x={at * 20 + 1}
            y="1"
            width="16"
            height="14"
            className={at < filled[level] ? 'on' : undefined}
          />
        ))}
      </svg>
      {level}
    </span>
  )
}

/** A page of what the audit delivers: workflows, their scores, the order of repair. */
export function RoadmapSample({ title, text, caption, rows }: RoadmapSampleProps) {
  return (
    <section className="wrap hold" aria-labelledby="hold-title">
      <header>
        <h2 id="hold-title">{title}</h2>
        <p className="lead">{text}</p>
      </header>
      <div className="sheet hold__page">
        <table className="stacks">
          <caption className="fine">{caption}</caption>
          <thead className="fine">
            <tr>
              <th scope="col">Workflow</th>
              <th scope="col">ROI</th>
              <th scope="col">Time drain</th>
              <th scope="col">Order</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ workflow, roi, drain, verdict }) => (
              <tr key={workflow}>
                <th className="name" scope="row">
                  {workflow}
                </th>
                <td data-label="ROI">
                  <Score level={roi} />
                </td>
                <td data-label="Time drain">
                  <Score level={drain} />
                </td>
                <td className="hold__verdict">{verdict}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
