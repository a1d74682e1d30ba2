import './fork.css'
import '#app/ui/sums.css'
import { Line, LineBreak, LineLink, LineNode, LinePlate } from '#app/ui/line.tsx'

interface Sum {
  term: string
  amount: string
}

interface ForkOutcome {
  kind: 'delivered' | 'missed'
  name: string
  sums: readonly Sum[]
  total: Sum
}

interface ForkProps {
  /** What the picture says, for those who cannot see it. */
  label: string
  from: string
  to: string
  outcomes: readonly [ForkOutcome, ForkOutcome]
}

/** A line with a switch: the repaired branch and the broken one, each with what is paid at its end. */
export function Fork({ label, from, to, outcomes }: ForkProps) {
  return (
    <div className="fork apart--s split">
      <div className="inlet wide-only fork__in" role="img" aria-label={label}>
        <b>{from}</b>
        <b>{to}</b>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path d="M0 50H64" vectorEffect="non-scaling-stroke" />
          <path className="fork__ok" d="M63.9 50C84 50 80 0 100 0" vectorEffect="non-scaling-stroke" />
          <path d="M63.9 50C84 50 80 100 100 100" vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
      {outcomes.map(({ kind, name, sums, total }) => (
        <div key={kind} className="fork__end split">
          <Line className={kind === 'delivered' ? 'line--ok' : undefined}>
            <LineLink className="fork__lead" />
            {kind === 'delivered' ? <LinePlate /> : <LineBreak />}
            <LineLink />
            <LineNode />
          </Line>
          <div>
            <h3>{name}</h3>
            <table className="sums">
              <tbody>
                {[...sums, total].map(({ term, amount }, at) => (
                  <tr key={term} className={at === sums.length ? 'sums__total' : undefined}>
                    <th scope="row">{term}</th>
                    <td>{amount}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      ))}
    </div>
  )
}
