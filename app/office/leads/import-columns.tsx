import './import.css'
import '#app/office/parts/desk.css'
import { useId } from 'react'
import { type ImportColumn, importColumnNames, importColumns } from '#domain/import-column'
import { leadsCopy } from '#content/office/leads'
import type { Preview } from './import-preview.tsx'

const copy = leadsCopy.importing
type Columns = Preview['columns']

interface ImportColumnsProps {
  columns: Columns
  isOpen: boolean
  onChange: (takenAs: (ImportColumn | null)[]) => void
}

/** A select for the meaning of each column of the file, which is guessed from its header. */
export function ImportColumns({ columns, isOpen, onChange }: ImportColumnsProps) {
  const id = useId()
  const leftOut = columns.filter(({ takenAs }) => takenAs === null)
  return (
    <details className="import-columns" open={isOpen}>
      <summary className="text-summary">{copy.columns(columns.length, leftOut.length)}</summary>
      <p className="sub">{copy.columnsText}</p>
      <ul>
        {columns.map(({ header, takenAs }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two columns may have one name
          <li key={index} className="field">
            <label htmlFor={`${id}${index}`}>{header || copy.noHeader(index + 1)}</label>
            <select
              id={`${id}${index}`}
              value={takenAs ?? ''}
              onChange={({ currentTarget: { value } }) => {
                const chosen = importColumns.find((column) => column === value) ?? null
                onChange(columns.map((column, at) => (at === index ? chosen : column.takenAs)))
              }}
            >
              <option value="">{copy.left}</option>
              {importColumns.map((column) => (
                <option key={column} value={column}>
                  {importColumnNames[column]}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </details>
  )
}
