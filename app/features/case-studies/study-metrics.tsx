import './case-studies.css'
import { labelText } from '#domain/case-study'

/** A study's figures, value over label. */
export function StudyMetrics({ metrics }: { metrics: Readonly<Record<string, string>> }) {
  const entries = Object.entries(metrics)
  if (entries.length === 0) return null
  return (
    <dl className="measures">
      {entries.map(([label, value]) => (
        <div key={label}>
          <dt className="fine">{labelText(label)}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
