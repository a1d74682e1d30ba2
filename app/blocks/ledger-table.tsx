import type { ReactNode } from 'react'

interface LedgerTableProps {
  /** A class of the page's own style sheet, because a style sheet imported here would load on every page. */
  className: string
  labelledBy?: string
  heads: readonly string[]
  rows: readonly LedgerRow[]
}

interface LedgerRow {
  key: string
  /** The row’s HTML id, to which links lead. */
  id?: string
  name: ReactNode
  /** The label is shown before the text where the columns are stacked. */
  cells: readonly { label?: string; text: string; className?: string | undefined }[]
}

/** A table with one item per row. On a phone each row is a block. */
export function LedgerTable({ className, labelledBy, heads, rows }: LedgerTableProps) {
  return (
    <table className={className} aria-labelledby={labelledBy}>
      <thead className="fine">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, id, name, cells }) => (
          <tr key={key} id={id}>
            <th scope="row">{name}</th>
            {cells.map(({ label, text, className: ofCell }, at) => (
              <td key={at} data-label={label} className={ofCell}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
