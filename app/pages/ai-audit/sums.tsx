import '#app/ui/sums.css'
import { usd } from '#content/facts/usd'

interface SumsProps {
  caption: string
  /** Whole dollars; the last row is the total of the others. */
  rows: readonly { readonly term: string; readonly amountUsd: number }[]
}

/** A bill: terms on the left, dollars on the right, a heavy rule above and below. */
export function Sums({ caption, rows }: SumsProps) {
  return (
    <table className="sums">
      <caption className="vh">{caption}</caption>
      <tbody>
        {rows.map(({ term, amountUsd }, at) => (
          <tr key={term} className={at === rows.length - 1 ? 'sums__total' : undefined}>
            <th scope="row">{term}</th>
            <td>{usd(amountUsd)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
