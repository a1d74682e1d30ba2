import type { MarkName } from '#app/office/parts/mark.tsx'
import { figure } from '#app/office/list/format-count'
import { formatInstant } from '#app/office/parts/format-when'
import { capitalized } from '#content/facts/capitalized'
import { deliveriesCopy } from '#content/office/deliveries'
import type { ListedDelivery } from '#contracts/list-deliveries'

const copy = deliveriesCopy.one

interface Standing {
  mark: MarkName
  isBad?: true
  strong: string
  rest?: string
}

/** Whether it is an alert, which goes to the address in the settings. */
export const isAlert = ({ service, recipient }: Pick<ListedDelivery, 'service' | 'recipient'>): boolean =>
  service === 'mail' && recipient === null

function waitingStatus({ lacks, canReplay, stale }: ListedDelivery): Standing {
  if (lacks !== null) return { mark: 'wait', strong: copy.lacks(lacks) }
  // Its service has just been connected.
  if (!canReplay) return { mark: 'wait', strong: copy.waits }
  const why = stale === null ? '' : `${deliveriesCopy.stale[stale]}.`
  return {
    mark: 'wait',
    strong: copy.undecided,
    rest: `${capitalized(why)} ${copy.decide}`,
  }
}

/** Describes a delivery's status for the owner: what happened, and what comes next. */
export function deliveryStatusOf(delivery: ListedDelivery, now: Date): Standing {
  const { state, attempts, last_error, next_attempt_at: next, expires_at: until, delivered_at: at } = delivery
  const tries = deliveriesCopy.tries(figure(attempts))
  const tried = attempts > 0 ? copy.refused(tries) : ''
  const nextAt = next === null ? '' : formatInstant(next, now)
  const comes =
    next === null ? '' : until === null ? copy.next(nextAt) : copy.nextOn(nextAt, formatInstant(until, now))
  switch (state) {
    case 'delivered':
      return { mark: 'ok', strong: copy.delivered(at ? formatInstant(at, now) : '') }
    case 'sending':
      return { mark: 'wait', strong: copy.sendingNow }
    case 'uncertain':
      return { mark: 'break', isBad: true, strong: copy.unsure, rest: comes }
    case 'failed':
      return { mark: 'break', isBad: true, strong: copy.failedAfter(tries) }
    case 'held':
      return { mark: 'wait', strong: copy.held }
    case 'not_connected':
      return waitingStatus(delivery)
    case 'captured':
      return { mark: 'node', strong: copy.captured }
    case 'cancelled':
      return { mark: 'node', strong: copy.cancelled, rest: tried }
    case 'not_sent':
      return { mark: 'node', strong: copy.notNeeded }
    case 'pending':
      return last_error === null
        ? { mark: 'wait', strong: copy.waits, rest: comes }
        : { mark: 'break', isBad: true, strong: tried, rest: comes }
  }
}

/** The label of the button that sends a delivery in this state. */
export function sendLabelOf(state: ListedDelivery['state']): string {
  if (state === 'not_connected') return deliveriesCopy.sendNow
  if (state === 'held') return deliveriesCopy.release
  return state === 'cancelled' || state === 'captured' ? deliveriesCopy.sendAfterAll : deliveriesCopy.replay
}
