import { activityKinds } from '#domain/activity'
import { formViews, type FormView } from '#content/office/forms'
import type { SubmissionFilters } from '#contracts/list-submissions'
import { sinceOf } from '#app/office/list/since'

/** The view that the address names. */
export const namedView = (address: URLSearchParams): FormView | undefined =>
  formViews.find((each) => each === address.get('view'))

export const filterParameters = ['form', 'when'] as const

/** Returns the list's input for a view at an address such as `?form=contact&when=week&q=ada`. */
export function inputFromAddress(
  address: URLSearchParams,
  view: FormView,
): { q?: string; filters: SubmissionFilters } {
  const form = activityKinds.find((each) => each === address.get('form'))
  const since = sinceOf(address.get('when'))
  const q = address.get('q')
  return {
    ...(q && { q }),
    filters: { state: view, ...(form && { form: [form] }), ...(since && { since }) },
  }
}
