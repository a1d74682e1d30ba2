import type { ReactNode } from 'react'

interface LedgerTableProps {
  /** A class of the page's sheet: a sheet imported here would be loaded by every page. */
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
  /** A label comes before its text where the columns are below each other. */
  cells: readonly { label?: string; text: string; className?: string | undefined }[]
}

/** A table of things and their properties. On a phone each row is a block. */
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
