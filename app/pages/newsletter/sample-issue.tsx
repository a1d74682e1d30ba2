import './page.css'
import { Line, LineBreak, LineLink, LineNode, LinePlate } from '#app/ui/line.tsx'

type Part = 'broken' | 'cost' | 'repaired'

interface SampleIssueProps {
  sender: string
  subject: string
  parts: readonly { part: Part; name: string; text: string }[]
  test: { name: string; text: string }
}

/** The same hours of a week, and what each brought: a request is a bar, one that waited is split. */
function Counted() {
  const waited = [3, 4, 9, 14, 15, 16, 17]
  return (
    <div className="cells issue__count" aria-hidden="true">
      {Array.from({ length: 18 }, (_, at) => (
        <i key={at} className={waited.includes(at) ? 'x' : undefined} />
      ))}
    </div>
  )
}

function Picture({ of }: { of: Part }) {
  if (of === 'cost') return <Counted />
  return (
    <Line className={of === 'repaired' ? 'line--ok' : undefined}>
      <LineNode />
      <LineLink />
      {of === 'broken' ? <LineBreak /> : <LinePlate />}
      <LineLink />
      <LineNode />
    </Line>
  )
}

/** A whole issue as it arrives: sender, subject, three parts with their pictures, and a test to do oneself. */
export function SampleIssue({ sender, subject, parts, test }: SampleIssueProps) {
  return (
    <article className="sheet issue">
      <p className="issue__from fine">{sender}</p>
      <h3>{subject}</h3>
      {parts.map(({ part, name, text }) => (
        <section key={part} className="split split--4-8">
          <Picture of={part} />
          <div>
            <h4>{name}</h4>
            <p>{text}</p>
          </div>
        </section>
      ))}
      <div className="issue__test">
        <h4>{test.name}</h4>
        <p>{test.text}</p>
      </div>
    </article>
  )
}
