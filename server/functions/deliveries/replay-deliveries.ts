import { mostAtOnce } from '#contracts/chosen'
import { replayDeliveries } from '#contracts/replay-deliveries'
import { announceChange } from '#server/db/changes'
import { deliveriesForUpdate } from '#server/queries/deliveries/deliveries.server'
import { connectedKinds } from '#server/deliveries/kinds/connected-kinds'
import { releaseDeliveries } from '#server/deliveries/ledger/release-deliveries'
import { defineChange } from '#server/calls/define-function'
import { otherCount } from '#server/calls/other-count'

export const replayDeliveriesFunction = defineChange(replayDeliveries, {
  access: 'editor',
  async change({ input, tx, outside: { connected } }) {
    const most = (input.orMore && input.expectedCount) || mostAtOnce
    const before = await deliveriesForUpdate(tx, input, most)
    if (input.filter && before.size !== input.expectedCount) throw otherCount(before.size, most)
    const released = await releaseDeliveries(tx, {
      ids: [...before.keys()],
      kinds: connectedKinds(connected),
    })
    if (released.length > 0) await announceChange(tx, 'deliveries')
    const changes = released.map(({ id, state }) => ({
      on: { kind: 'delivery' as const, id },
      before: { state: before.get(id)?.state, last_error: before.get(id)?.last_error },
      after: { state, last_error: null },
    }))
    return { answer: { data: { released: released.map(({ id }) => id) } }, changes }
  },
})
