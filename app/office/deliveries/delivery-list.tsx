import { useMay } from '#app/lib/admin-role'
import { BulkAct } from '#app/office/list/bulk-act.tsx'
import { BulkBar } from '#app/office/list/bulk-bar.tsx'
import { countText } from '#app/office/list/count-text'
import { ListBody } from '#app/office/list/list-body.tsx'
import { useOfficeList } from '#app/office/list/use-office-list'
import { useRowKeys } from '#app/office/list/use-row-keys'
import { useSelection } from '#app/office/list/use-selection'
import { deliveriesCopy as copy } from '#content/office-deliveries'
import { mostAtOnce } from '#contracts/chosen'
import { listDeliveries } from '#contracts/list-deliveries'
import type { DeliveryActs } from './delivery-acts.ts'
import { askedIn, narrowing, viewOf } from './delivery-input.ts'
import { DeliveryRows } from './delivery-rows.tsx'

/** Views whose deliveries can be sent after all. */
const replayable = ['needs_you', 'unsure', 'given_up', 'held', 'cancelled']

/** One row for each delivery of a view, the newest first. */
export function DeliveryList({ acts }: { acts: DeliveryActs }) {
  const list = useOfficeList(listDeliveries, { topic: 'deliveries', input: askedIn })
  const { rows, count } = list
  const ids = rows.map(({ id }) => id)
  const asked = askedIn(list.address)
  const view = viewOf(list.address)
  const canChoose = useMay('editor') && replayable.includes(view)
  const selection = useSelection(JSON.stringify(asked), ids, count?.value ?? 0)
  const keys = useRowKeys({
    ids,
    ...(canChoose && {
      selection,
      acts: [{ press: 'r', does: copy.keys.replay, run: (id: string) => acts.replay.act({ ids: [id] }) }],
    }),
  })

  return (
    <ListBody list={list} empty={copy.empty[view]} filters={narrowing}>
      {canChoose && (
        <BulkBar selection={selection} total={count} shown={rows.length}>
          <BulkAct
            selection={selection}
            most={mostAtOnce}
            isPending={acts.replay.isPending}
            does={copy.replay}
            doesTo={copy.replayAll}
            onPress={() => acts.replay.act(selection.chosen(asked, mostAtOnce), selection.clear)}
          />
        </BulkBar>
      )}
      <DeliveryRows
        label={`${copy.views[view]}, ${count ? countText(count) : ''}`}
        rows={rows}
        list={list}
        keys={keys}
        {...(canChoose && { selection })}
      />
    </ListBody>
  )
}
