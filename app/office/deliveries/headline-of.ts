import { formatCount } from '#app/office/list/format-count'
import { numberWordFirst } from '#content/facts/number-word'
import { deliveriesCopy as copy } from '#content/office/deliveries'
import type { DeliveryOverview } from '#contracts/get-delivery-overview'
import { laneOfService } from '#domain/delivery-service'

/** Whether all that waits was written while no mail server was connected, and can be sent or discarded now. */
export const isFromBefore = (branches: DeliveryOverview['branches']): boolean =>
  branches.some(({ name, connected }) => name === 'mail' && connected) &&
  branches.every(({ connected, counts }) => connected || counts.not_connected === 0)

/** Returns the headline: deliveries that cannot be sent come before those that are not sent yet. */
export function headlineOf({ counts, branches, isCaptured }: DeliveryOverview): string {
  const { to_decide: stuck, no_address: noAddress, not_connected: unconnected } = counts
  const { held, given_up: failed, unsure, waits } = counts
  if (stuck.value > 0 && stuck.value === noAddress.value) return copy.noAddress(formatCount(noAddress))
  if (stuck.value > 0) {
    const lanes = branches.filter((each) => each.counts.to_decide > 0).map(({ name }) => laneOfService(name))
    const [thing] = lanes
    const isOne = lanes.every((each) => each === thing)
    const words = copy.things[isOne && thing ? thing : 'several']
    return copy.stuck(numberWordFirst(stuck.value, formatCount(stuck)), words[stuck.value === 1 ? 0 : 1])
  }
  if (unconnected.value > 0)
    return (isFromBefore(branches) ? copy.unsent : copy.waiting)(formatCount(unconnected))
  if (isCaptured) return copy.captured
  if (branches.some(({ name, connected }) => name === 'mail' && !connected)) return copy.noMailServer
  const stopped = [
    held.value > 0 && copy.held(formatCount(held)),
    failed.value > 0 && copy.failed(formatCount(failed)),
    unsure.value > 0 && copy.unsure(formatCount(unsure)),
  ].filter((each) => each !== false)
  if (stopped.length > 0) return `${stopped.join(', ')}.`
  return waits.value > 0 ? copy.waits(formatCount(waits)) : copy.out
}
