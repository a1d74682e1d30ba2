import { activityKinds } from '#domain/activity'
import { formViews, type FormView } from '#content/office/forms'
import type { SubmissionFilters } from '#contracts/list-submissions'
import { sinceOf } from '#app/office/list/since'

export const viewOf = (address: URLSearchParams): FormView =>
  formViews.find((each) => each === address.get('view')) ?? 'held'

export const filterParameters = ['form', 'when'] as const

/** Returns the list's input for an address such as `?view=received&form=contact&when=week&q=ada`. */
export function inputFromAddress(address: URLSearchParams): { q?: string; filters: SubmissionFilters } {
  const form = activityKinds.find((each) => each === address.get('form'))
  const since = sinceOf(address.get('when'))
  const q = address.get('q')
  return {
    ...(q && { q }),
    filters: { state: viewOf(address), ...(form && { form: [form] }), ...(since && { since }) },
  }
}
