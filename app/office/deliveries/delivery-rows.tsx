import './deliveries.css'
import '#app/office/parts/desk.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { OfficeTable, RowLink } from '#app/office/list/office-table.tsx'
import type { ListAddress } from '#app/office/list/list-address'
import type { RowKeys } from '#app/office/list/use-row-keys'
import type { Selection } from '#app/office/list/use-selection'
import { Mark } from '#app/office/parts/mark.tsx'
import { formatInstant } from '#app/office/parts/format-when'
import { useNow } from '#app/office/parts/use-now'
import { deliveriesCopy as copy, deliveryNames } from '#content/office/deliveries'
import { todayCopy } from '#content/office/today'
import type { ListedDelivery } from '#contracts/list-deliveries'
import type { DeliveryActions } from './delivery-actions.ts'
import { deliveryStatusOf, isAlert, sendLabelOf } from './delivery-status.ts'

interface DeliveryRowsProps {
  label: string
  rows: readonly ListedDelivery[]
  list: ListAddress
  keys: RowKeys
  selection?: Selection
  /** The actions of each row's button. */
  acts?: DeliveryActions | undefined
  /** Whether the heading above says why they failed. */
  hasReasonAbove?: boolean
  /** Whether the addresses do not exist, so that each row links to its lead, where the address is corrected. */
  needAddress?: boolean
  /** Shown instead of each row's button. */
  act?: ReactNode
}

/** A table of deliveries with their recipient, status, reason and action. */
export function DeliveryRows({
  label,
  rows,
  list,
  keys,
  selection,
  acts,
  hasReasonAbove = false,
  needAddress = false,
  act,
}: DeliveryRowsProps) {
  const now = useNow()
  const canAct = useMay('editor')
  const maySetAlerts = useMay('owner')
  const actCell = (row: ListedDelivery) => {
    if (needAddress) return fixCell(row, list.toOpen(row.id))
    if (act) return act
    return acts && canAct && row.canReplay ? <Resend row={row} acts={acts} /> : null
  }
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
      columns={[
        {
          id: 'sendings__what',
          name: copy.columns.what,
          cell: (row) => whatCell(row, list.toOpen(row.id), now),
        },
        {
          id: 'sendings__status',
          name: copy.columns.status,
          cell: (row) => statusCell(row, now, !hasReasonAbove, maySetAlerts),
        },
        { id: 'sendings__act', name: <span className="vh">{copy.columns.act}</span>, cell: actCell },
      ]}
    />
  )
}

/** A delivery's status; with its error and, for an alert, the way to its address, unless the heading above has them. */
function statusCell(row: ListedDelivery, now: Date, hasReason: boolean, maySetAlerts: boolean) {
  const { mark, isBad, strong, rest } = deliveryStatusOf(row, now)
  return (
    <span className="sendings__standing">
      <Mark name={mark} />
      <span>
        <span className={isBad ? 'signal' : undefined}>{strong}</span> {rest}
        {hasReason && row.last_error !== null && (
          <span className="sub">
            {row.last_error}{' '}
            {isBad && isAlert(row) && maySetAlerts && (
              <Link to="/admin/settings/alerts">{todayCopy.alertSettings}</Link>
            )}
          </span>
        )}
      </span>
    </span>
  )
}

const Resend = ({ row, acts }: { row: ListedDelivery; acts: DeliveryActions }) => (
  <button
    type="button"
    className="text-btn"
    disabled={acts.replay.isPending}
    onClick={() => acts.replay.act({ ids: [row.id] })}
  >
    {sendLabelOf(row.state)}
    <span className="vh">: {whoOf(row)}</span>
  </button>
)

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

export const nameOf = ({ kind }: Pick<ListedDelivery, 'kind'>) => deliveryNames[kind] ?? kind
/** Whom it goes to; of an alert or a service's delivery, whom it is about. */
function whoOf({ contact, recipient }: ListedDelivery): string {
  const who = contact?.name ?? recipient ?? contact?.email ?? ''
  return recipient === null && who !== '' ? copy.about(who) : who
}

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
