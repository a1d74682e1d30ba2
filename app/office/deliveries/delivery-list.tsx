import { useMay } from '#app/lib/admin-role'
import { BulkAction } from '#app/office/list/bulk-action.tsx'
import { BulkBar } from '#app/office/list/bulk-bar.tsx'
import { formatCount } from '#app/office/list/format-count'
import { ListBody } from '#app/office/list/list-body.tsx'
import { useOfficeList } from '#app/office/list/use-office-list'
import { useRowKeys } from '#app/office/list/use-row-keys'
import { useSelection } from '#app/office/list/use-selection'
import { listCopy } from '#content/office/list'
import { deliveriesCopy as copy } from '#content/office/deliveries'
import { maxCancelledAtOnce } from '#contracts/cancel-deliveries'
import { maxAtOnce } from '#contracts/chosen'
import { listDeliveries } from '#contracts/list-deliveries'
import type { DeliveryActions } from './delivery-actions.ts'
import { filtersFrom, filterParameters, type ShownView } from './delivery-input.ts'
import { DeliveryRows } from './delivery-rows.tsx'

/** Views whose deliveries can still be sent. */
const replayable = [
  'to_decide',
  'needs_you',
  'no_address',
  'unsure',
  'given_up',
  'held',
  'cancelled',
  'captured',
]

interface DeliveryListProps {
  view: ShownView
  acts: DeliveryActions
  /** Whether mails from before a mail server was connected can be sent. */
  mayDecide: boolean
}

/** The labels of the bulk action that sends deliveries of a view. */
function sendWords(view: ShownView) {
  if (view === 'not_connected') return { label: copy.sendNow, labelFor: copy.send }
  if (view === 'held') return { label: copy.release, labelFor: copy.releaseAll }
  return { label: copy.replay, labelFor: copy.replayAll }
}

/** The rows of a view: waiting deliveries oldest first, all others newest first. */
export function DeliveryList({ view, acts, mayDecide }: DeliveryListProps) {
  const isWaiting = view === 'not_connected'
  const list = useOfficeList(listDeliveries, {
    topic: 'deliveries',
    input: (address) => ({ ...filtersFrom(address, view), ...(isWaiting && { sort: 'oldest' as const }) }),
  })
  const { rows, count } = list
  const ids = rows.map(({ id }) => id)
  const asked = filtersFrom(list.address, view)
  const canReplay = isWaiting ? mayDecide : replayable.includes(view)
  const canChoose = useMay('editor') && (canReplay || isWaiting)
  const selection = useSelection(JSON.stringify(asked), ids, count?.value ?? 0)
  const words = sendWords(view)
  const isMore = selection.isAll && selection.count > maxCancelledAtOnce
  const keys = useRowKeys({
    ids,
    ...(canChoose && {
      selection,
      acts: [
        ...(canReplay
          ? [{ press: 'r', label: copy.keys.replay, run: (id: string) => acts.replay.act({ ids: [id] }) }]
          : []),
        ...(isWaiting
          ? [{ press: 'd', label: copy.keys.cancel, run: (id: string) => acts.discard.act({ ids: [id] }) }]
          : []),
      ],
    }),
  })

  return (
    <ListBody list={list} empty={copy.empty[view]} filters={filterParameters}>
      {canChoose && (
        <BulkBar selection={selection} total={count} shown={rows.length}>
          {canReplay && (
            <BulkAction
              selection={selection}
              maxCount={maxAtOnce}
              isPending={acts.replay.isPending}
              label={words.label}
              labelFor={words.labelFor}
              onPress={() => acts.replay.act(selection.chosen(asked, maxAtOnce), selection.clear)}
              {...(isWaiting && { some: listCopy.oldest })}
            />
          )}
          {isWaiting && (
            <BulkAction
              selection={selection}
              maxCount={maxCancelledAtOnce}
              isPending={acts.discard.isPending}
              label={copy.discardSome}
              labelFor={copy.discard}
              onPress={() =>
                acts.discard.act(
                  { ...selection.chosen(asked, maxCancelledAtOnce), ...(isMore && { orMore: true }) },
                  selection.clear,
                )
              }
              some={listCopy.oldest}
            />
          )}
        </BulkBar>
      )}
      <DeliveryRows
        label={`${copy.views[view]}, ${count ? formatCount(count) : ''}`}
        rows={rows}
        list={list}
        keys={keys}
        acts={acts}
        {...(canChoose && { selection })}
        needAddress={canChoose && view === 'no_address'}
      />
    </ListBody>
  )
}
