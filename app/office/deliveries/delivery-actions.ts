import { figure } from '#app/office/list/format-count'
import { useAction } from '#app/office/frame/use-action'
import { deliveriesCopy as copy } from '#content/office/deliveries'
import { cancelDeliveries } from '#contracts/cancel-deliveries'
import { cancelDelivery } from '#contracts/cancel-delivery'
import { replayDeliveries } from '#contracts/replay-deliveries'

const topics = ['deliveries'] as const

/** The actions for deliveries; they reload the lists. */
export function useDeliveryActions() {
  const replay = useAction(replayDeliveries, {
    topics,
    successMessage: ({ data: { released } }) =>
      released.length === 0 ? copy.nothingReplayed : copy.replayed(figure(released.length)),
  })
  const cancel = useAction(cancelDelivery, { topics, successMessage: () => copy.cancelled })
  const discard = useAction(cancelDeliveries, {
    topics,
    successMessage: ({ data: { cancelled } }) =>
      cancelled.length === 0 ? copy.nothingDiscarded : copy.discarded(figure(cancelled.length)),
  })
  const conflict = replay.conflict ?? cancel.conflict ?? discard.conflict
  return { replay, cancel, discard, conflict }
}
export type DeliveryActions = ReturnType<typeof useDeliveryActions>
