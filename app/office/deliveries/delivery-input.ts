import { deliveryBranchNames, deliveryServiceNames } from '#domain/delivery-service'
import { type DeliveryView, deliveryViews } from '#domain/delivery-view'
import type { DeliveryOverview } from '#contracts/get-delivery-overview'
import type { DeliveryFilters } from '#contracts/delivery-filters'
import { sinceOf } from '#app/office/list/since'

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given)

/** A view of deliveries, or all of them. */
export type ShownView = DeliveryView | 'all'

/** The views that can need the owner's decision, most urgent first. */
const toDecide = ['to_decide', 'not_connected', 'held'] as const

/** The view that an address names; undefined if the screen chooses it. */
export function namedView(address: URLSearchParams): ShownView | undefined {
  const named = oneOf([...deliveryViews, 'all'] as const, address.get('view'))
  // Links from Today and Connections have only `to`; they count the deliveries of the view `needs_you`.
  return named ?? (address.has('to') ? 'needs_you' : undefined)
}

/** The first view that needs a decision, otherwise all. Unsent mails need none while no mail server is connected. */
export const firstView = (counts: DeliveryOverview['counts'], mayDecide: boolean): ShownView =>
  toDecide.find((view) => counts[view].value > 0 && (mayDecide || view !== 'not_connected')) ?? 'all'

/** The address parameters that filter a view. */
export const filterParameters = ['service', 'to', 'answer', 'unsent', 'kind', 'when'] as const

/** The address value for deliveries without a response; no real response equals it. */
const nothing = 'none'
export const answerInAddress = (answer: string | null) => answer ?? nothing

/** Whether a view can be filtered by destination, service and response; the other views only by kind and period. */
export const isNarrowable = (view: ShownView) => view !== 'delivered' && view !== 'all'

/** Parses the filters of a list's address: `?service=mail&answer=…&to=owner&kind=score-mail&when=day&q=ada`. */
export function filtersFrom(
  address: URLSearchParams,
  view: ShownView,
): { q?: string; filters: DeliveryFilters } {
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
