import { figure } from '#app/office/list/count-text'
import { useAct } from '#app/office/frame/use-act'
import { deliveriesCopy as copy } from '#content/office-deliveries'
import { cancelDeliveries } from '#contracts/cancel-deliveries'
import { cancelDelivery } from '#contracts/cancel-delivery'
import { correctDelivery } from '#contracts/correct-delivery'
import { replayDeliveries } from '#contracts/replay-deliveries'

const topics = ['deliveries'] as const

/** What can be done with deliveries; after it the lists are read anew. */
export function useDeliveryActs() {
  const replay = useAct(replayDeliveries, {
    topics,
    said: ({ data: { released } }) =>
      released.length === 0 ? copy.nothingReplayed : copy.replayed(figure(released.length)),
  })
  const cancel = useAct(cancelDelivery, { topics, said: () => copy.cancelled })
  const discard = useAct(cancelDeliveries, {
    topics,
    said: ({ data: { cancelled } }) =>
      cancelled.length === 0 ? copy.nothingDiscarded : copy.discarded(figure(cancelled.length)),
  })
  const correct = useAct(correctDelivery, {
    topics,
    said: ({ data: { recipient } }) => copy.corrected(recipient),
  })
  const conflict = replay.conflict ?? cancel.conflict ?? discard.conflict ?? correct.conflict
  return { replay, cancel, discard, correct, conflict }
}
export type DeliveryActs = ReturnType<typeof useDeliveryActs>
