import { deliveryBranchNames, deliveryServiceNames } from '#domain/delivery-service'
import { type DeliveryView, deliveryViews } from '#domain/delivery-view'
import type { DeliveryOverview } from '#contracts/get-delivery-overview'
import type { DeliveryFilters } from '#contracts/delivery-filters'
import { sinceOf } from '#app/office/list/since'

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given)

/** A list, or all deliveries. */
export type ShownView = DeliveryView | 'all'

/** The lists in which something may wait for the owner, in the order of their decision. */
const toDecide = ['to_decide', 'not_connected', 'held'] as const

/** The list that an address names; undefined if it leaves the choice to the screen. */
export function namedView(address: URLSearchParams): ShownView | undefined {
  const named = oneOf([...deliveryViews, 'all'] as const, address.get('view'))
  // Today and Connections count what their connection may be at fault for.
  return named ?? (address.has('to') ? 'needs_you' : undefined)
}

/** The first list that waits for the owner, or all deliveries. Without a mail server its mails wait for that alone. */
export const firstView = (counts: DeliveryOverview['counts'], mayDecide: boolean): ShownView =>
  toDecide.find((view) => counts[view].value > 0 && (mayDecide || view !== 'not_connected')) ?? 'all'

/** The address parameters that filter a view. */
export const narrowing = ['service', 'to', 'answer', 'unsent', 'kind', 'when'] as const

/** The address value for deliveries without a response; no real response equals it. */
const nothing = 'none'
export const answerInAddress = (answer: string | null) => answer ?? nothing

/** Whether a list can be filtered by destination, service and response; the others are found by their kind. */
export const isNarrowable = (view: ShownView) => view !== 'delivered' && view !== 'all'

/** Parses the filters of a list's address: `?service=mail&answer=…&to=owner&kind=score-mail&when=day&q=ada`. */
export function askedIn(address: URLSearchParams, view: ShownView): { q?: string; filters: DeliveryFilters } {
  const ofRest = (name: string) => (isNarrowable(view) ? address.get(name) : null)
  const service = oneOf(deliveryServiceNames, ofRest('service'))
  const branch = oneOf(deliveryBranchNames, ofRest('to'))
  const answer = ofRest('answer')
  const unsent = oneOf(['all', 'current', 'stale'] as const, ofRest('unsent'))
  const kind = address.get('kind')
  const since = sinceOf(address.get('when'))
  const q = address.get('q')
  return {
    ...(q && { q }),
    filters: {
      ...(view !== 'all' && { view }),
      ...(service && { service }),
      ...(branch && { branch }),
      ...(answer !== null && { answer: answer === nothing ? '' : answer }),
      ...(kind && { kind: [kind] }),
      ...(unsent && { unsent }),
      ...(since && { since }),
    },
  }
}
