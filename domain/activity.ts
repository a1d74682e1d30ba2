import { type ActivityKind, forms } from './forms.ts'

export type { ActivityKind } from './forms.ts'

/** The form a submission came by, or the mailed button that a visitor pressed: every form of the catalogue. */
export const activityKinds = Object.keys(forms) as [ActivityKind, ...ActivityKind[]]

/**
 * What a visitor answered: the contract's values, as text, under the contract's field names. A key that is no field of
 * the form is a label of a version before 0.3, whose answer could not be converted.
 */
export type StoredAnswers = readonly (readonly [field: string, value: string | readonly string[]])[]

/** What a stored submission's keys are: field names, or the labels that versions before 0.3 stored. */
export const answerKeys = ['label', 'field'] as const

/** A submission with its answers, as it is stored. */
export interface StoredSubmission {
  kind: ActivityKind
  content: StoredAnswers
  answers_by: (typeof answerKeys)[number]
}
