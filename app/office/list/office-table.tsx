import './office-table.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listCopy as copy } from '#content/office-list'
import { figure } from './count-text.ts'
import type { ListAddress } from './list-address.ts'
import type { RowKeys } from './use-row-keys.ts'
import type { Selection } from './use-selection.ts'

export interface Column<Row> {
  /** Also the class of its cells. */
  id: string
  name: ReactNode
  /** What `sort` in the address becomes when its name is pressed; highest first. */
  sort?: string
  cell: (row: Row) => ReactNode
}

interface OfficeTableProps<Row> {
  label: string
  /** A class of the screen's own, for the columns' widths and the stacked rows of narrow screens. */
  className?: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** What tells rows apart. */
  idOf: (row: Row) => string
  /** What a row is called when it is chosen. */
  nameOf: (row: Row) => string
  list: ListAddress
  /** What it is sorted by while the address says nothing. */
  sorted?: string
  keys: RowKeys
  selection?: Selection
}

/** Rows of a list: a table from 60rem on, stacked rows before, which is why its roles are said again. */
export function OfficeTable<Row>(table: OfficeTableProps<Row>) {
  const { label, className, columns, rows, idOf, list, sorted, keys, selection } = table
  const sort = list.address.get('sort') ?? sorted
  const isChoosing = selection !== undefined && selection.count > 0
  const classes = ['rows', className, isChoosing && 'rows--choosing'].filter(Boolean).join(' ')
  return (
    <table
      className={classes}
      role="table"
      aria-label={label}
      ref={keys.ref as React.RefObject<HTMLTableElement | null>}
    >
      <thead role="rowgroup">
        <tr role="row">
          {selection && (
            <th role="columnheader" className="rows__pick">
              <PickAll selection={selection} ids={rows.map(idOf)} />
            </th>
          )}
          {columns.map((column) => (
            <th
              key={column.id}
              role="columnheader"
              className={column.id}
              aria-sort={column.sort !== undefined && column.sort === sort ? 'descending' : undefined}
            >
              {column.sort === undefined ? (
                column.name
              ) : (
                <button type="button" onClick={() => list.change({ sort: column.sort ?? null })}>
                  {column.name}
                </button>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={idOf(row)} row={row} {...table} />
        ))}
      </tbody>
    </table>
  )
}

function Row<Row>({ row, columns, idOf, nameOf, keys, selection }: OfficeTableProps<Row> & { row: Row }) {
  const id = idOf(row)
  const isChosen = selection?.has(id)
  return (
    <tr
      role="row"
      data-row={id}
      className={keys.at === id ? 'rows__at' : undefined}
      aria-selected={isChosen}
      onFocus={() => keys.setAt(id)}
    >
      {selection && (
        <td role="cell" className="rows__pick">
          <label className="tickbox">
            <input
              type="checkbox"
              aria-label={copy.choose(nameOf(row))}
              checked={isChosen}
              onChange={(event) =>
                (event.nativeEvent as MouseEvent).shiftKey ? selection.toggleTo(id) : selection.toggle(id)
              }
            />
          </label>
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} role="cell" className={column.id}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}

function PickAll({ selection, ids }: { selection: Selection; ids: readonly string[] }) {
  const chosen = ids.filter(selection.has).length
  return (
    <label className="tickbox">
      <input
        type="checkbox"
        aria-label={copy.choosePage(figure(ids.length))}
        checked={chosen > 0 && chosen === ids.length}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < ids.length
        }}
        onChange={selection.togglePage}
      />
    </label>
  )
}

/** A row's way to what it speaks of: the whole row opens it, whatever else can be pressed lies above. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="rows__link" to={to} data-row-link="" preventScrollReset>
      {children}
    </Link>
  )
}
