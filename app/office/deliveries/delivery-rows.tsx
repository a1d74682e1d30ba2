import './deliveries.css'
import '#app/office/parts/desk.css'
import { Link } from 'react-router'
import { type Column, OfficeTable, RowLink } from '#app/office/list/office-table.tsx'
import type { ListAddress } from '#app/office/list/list-address'
import type { RowKeys } from '#app/office/list/use-row-keys'
import type { Selection } from '#app/office/list/use-selection'
import { formatInstant } from '#app/office/parts/format-when'
import { When } from '#app/office/parts/when.tsx'
import { useNow } from '#app/office/parts/use-now'
import { deliveriesCopy as copy, deliveryNames } from '#content/office/deliveries'
import type { ListedDelivery } from '#contracts/list-deliveries'
import { Attempts } from './attempts.tsx'

interface DeliveryRowsProps {
  label: string
  rows: readonly ListedDelivery[]
  list: ListAddress
  keys: RowKeys
  selection?: Selection
  /** Their addresses don't exist: each is corrected at its lead, which sends whatever waits for it. */
  needAddress?: boolean
}

/** Deliveries with their attempts within the 72 hours. */
export function DeliveryRows({ label, rows, list, keys, selection, needAddress = false }: DeliveryRowsProps) {
  const now = useNow()
  return (
    <OfficeTable
      label={label}
      className="sendings"
      rows={rows}
      idOf={({ id }) => id}
      nameOf={(row) => `${nameOf(row)}, ${whoOf(row)}`}
      list={list}
      keys={keys}
      {...(selection && { selection })}
      columns={columnsAt(now, list, needAddress)}
    />
  )
}

function columnsAt(now: Date, list: ListAddress, needAddress: boolean): Column<ListedDelivery>[] {
  return [
    {
      id: 'sendings__what',
      name: copy.columns.what,
      cell: (row) => whatCell(row, list.toOpen(row.id), now),
    },
    { id: 'sendings__tries', name: copy.columns.tries, cell: attemptsCell },
    { id: 'sendings__last', name: copy.columns.last, cell: (row) => lastCell(row, now) },
    needAddress
      ? { id: 'sendings__fix', name: copy.columns.next, cell: (row) => fixCell(row, list.toOpen(row.id)) }
      : { id: 'sendings__next', name: copy.columns.next, cell: (row) => nextCell(row, now) },
  ]
}

const attemptsCell = (row: ListedDelivery) => <Attempts delivery={row} />

function whatCell(row: ListedDelivery, to: string, now: Date) {
  return (
    <>
      <RowLink to={to}>{nameOf(row)}</RowLink>
      <span className="sub">
        {[whoOf(row), formatInstant(row.created_at, now), row.stale && copy.stale[row.stale]]
          .filter(Boolean)
          .join(', ')}
      </span>
    </>
  )
}

function lastCell({ tries, delivered_at: at }: ListedDelivery, now: Date) {
  const last = at ?? tries.at(-1)?.at
  return last === undefined ? '–' : <When at={last} now={now} />
}

export const nameOf = ({ kind }: Pick<ListedDelivery, 'kind'>) => deliveryNames[kind] ?? kind
const whoOf = ({ contact, recipient }: ListedDelivery) => contact?.name ?? recipient ?? contact?.email ?? ''

const fixCell = (row: ListedDelivery, to: string) =>
  row.contact ? (
    <Link to={`/admin/leads/${row.contact.id}`}>
      {copy.correctAddress}
      <span className="vh">: {whoOf(row)}</span>
    </Link>
  ) : (
    <Link to={to} preventScrollReset>
      {copy.decide}
      <span className="vh">: {whoOf(row)}</span>
    </Link>
  )

function nextCell({ state, next_attempt_at: next }: ListedDelivery, now: Date) {
  if (state === 'sending') return copy.sending
  // Only a connection or a decision is missing.
  if (state === 'not_connected') return '–'
  if (next === null || (state !== 'pending' && state !== 'uncertain')) return copy.never
  return <When at={next} now={now} />
}
