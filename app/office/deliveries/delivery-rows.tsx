import './deliveries.css'
import '#app/office/parts/desk.css'
import { type Column, OfficeTable, RowLink } from '#app/office/list/office-table.tsx'
import type { ListAddress } from '#app/office/list/list-address'
import type { RowKeys } from '#app/office/list/use-row-keys'
import type { Selection } from '#app/office/list/use-selection'
import { momentText, whenText } from '#app/office/parts/when-text'
import { useNow } from '#app/office/parts/use-now'
import { deliveriesCopy as copy, deliveryNames } from '#content/office-deliveries'
import type { ListedDelivery } from '#contracts/list-deliveries'
import { Tries } from './tries.tsx'

interface DeliveryRowsProps {
  label: string
  rows: readonly ListedDelivery[]
  list: ListAddress
  keys: RowKeys
  selection?: Selection
}

/** Deliveries, each with its tries on the way to the end of its 72 hours. */
export function DeliveryRows({ label, rows, list, keys, selection }: DeliveryRowsProps) {
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
      columns={columnsAt(now, list)}
    />
  )
}

function columnsAt(now: Date, list: ListAddress): Column<ListedDelivery>[] {
  return [
    {
      id: 'sendings__what',
      name: copy.columns.what,
      cell: (row) => whatCell(row, list.toOpen(row.id), now),
    },
    { id: 'sendings__tries', name: copy.columns.tries, cell: triesCell },
    { id: 'sendings__last', name: copy.columns.last, cell: (row) => lastText(row, now) },
    { id: 'sendings__next', name: copy.columns.next, cell: (row) => nextText(row, now) },
  ]
}

const triesCell = (row: ListedDelivery) => <Tries delivery={row} />

function whatCell(row: ListedDelivery, to: string, now: Date) {
  return (
    <>
      <RowLink to={to}>{nameOf(row)}</RowLink>
      <span className="sub">
        {[whoOf(row), momentText(row.created_at, now), row.stale && copy.stale[row.stale]]
          .filter(Boolean)
          .join(', ')}
      </span>
    </>
  )
}

function lastText({ tries, delivered_at: at }: ListedDelivery, now: Date): string {
  const last = at ?? tries.at(-1)?.at
  return last === undefined ? '–' : whenText(last, now)
}

export const nameOf = ({ kind }: Pick<ListedDelivery, 'kind'>) => deliveryNames[kind] ?? kind
const whoOf = ({ contact, recipient }: ListedDelivery) => contact?.name ?? recipient ?? contact?.email ?? ''

function nextText({ state, next_attempt_at: next }: ListedDelivery, now: Date): string {
  if (state === 'sending') return copy.sending
  // Nothing but a connection or a decision is missing.
  if (state === 'not_connected') return '–'
  return next !== null && (state === 'pending' || state === 'uncertain') ? whenText(next, now) : copy.never
}
