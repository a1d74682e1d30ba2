import { deliveryBranchNames, deliveryServiceNames } from '#domain/delivery-service'
import { type DeliveryView, deliveryViews } from '#domain/delivery-view'
import type { DeliveryFilters } from '#contracts/delivery-filters'
import { sinceOf } from '#app/office/list/since'

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given)

export const viewOf = (address: URLSearchParams): DeliveryView =>
  oneOf(deliveryViews, address.get('view')) ?? 'needs_you'

/** The address parameters that filter a view. */
export const narrowing = ['service', 'to', 'answer', 'unsent', 'kind', 'when'] as const

/** The address value for deliveries without a response; no real response equals it. */
const nothing = 'none'
export const answerInAddress = (answer: string | null) => answer ?? nothing

/** Parses an address: `?view=given_up&service=mail&answer=…&to=owner&kind=score-mail&when=day&q=ada`. */
export function askedIn(address: URLSearchParams): { q?: string; filters: DeliveryFilters } {
  const view = viewOf(address)
  // Delivered items are found by their kind.
  const ofRest = (name: string) => (view === 'delivered' ? null : address.get(name))
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
      view,
      ...(service && { service }),
      ...(branch && { branch }),
      ...(answer !== null && { answer: answer === nothing ? '' : answer }),
      ...(kind && { kind: [kind] }),
      ...(unsent && { unsent }),
      ...(since && { since }),
    },
  }
}
