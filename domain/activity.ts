import { type ActivityKind, forms } from './forms.ts'

export type { ActivityKind } from './forms.ts'

/** Every kind of activity in the catalogue: a form, a button in a mail, or a change to a call. */
export const activityKinds = Object.keys(forms) as [ActivityKind, ...ActivityKind[]]

/**
 * A visitor's answers as text, by the contract's field names. A key that is not a field of the form is a label from a
 * version before 0.3 whose answer could not be converted.
 */
export type StoredAnswers = readonly (readonly [field: string, value: string | readonly string[]])[]

/** What the keys of stored answers are: field names, or the labels that versions before 0.3 stored. */
export const answerKeys = ['label', 'field'] as const

/** A submission with its answers, as it is stored. */
export interface StoredSubmission {
  kind: ActivityKind
  content: StoredAnswers
  answers_by: (typeof answerKeys)[number]
}
