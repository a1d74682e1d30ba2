import './office-table.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listCopy as copy } from '#content/office/list'
import { figure } from './format-count.ts'
import type { ListAddress } from './list-address.ts'
import type { RowKeys } from './use-row-keys.ts'
import type { Selection } from './use-selection.ts'

export interface Column<Row> {
  /** The column's id, which is also the class of its cells. */
  id: string
  name: ReactNode
  /** The `sort` parameter that clicking its header sets; highest first. */
  sort?: string
  cell: (row: Row) => ReactNode
}

interface OfficeTableProps<Row> {
  label: string
  /** A class for the screen's column widths and stacked rows. */
  className?: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** The key of a row. */
  idOf: (row: Row) => string
  /** The label of a row's checkbox. */
  nameOf: (row: Row) => string
  list: ListAddress
  /** The default order. */
  sorted?: string
  keys: RowKeys
  selection?: Selection
}

/** The rows of a list: a table from 60rem on, stacked rows below, which is why roles are set explicitly. */
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

/** The link of a row: the whole row opens it; other controls lie above it. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="rows__link" to={to} data-row-link="" preventScrollReset>
      {children}
    </Link>
  )
}
