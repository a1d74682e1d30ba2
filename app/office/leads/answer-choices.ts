import { answerField, answerFields } from '#content/answers/answer-fields'
import { answerText } from '#content/answers/answer-text'
import { type ActivityKind, activityKinds } from '#domain/activity'
import { answerKeyOf, answerPartsOf } from '#domain/answer-key'

interface ChoiceQuestion {
  field: string
  label: string
  options: { value: string; label: string }[]
}

/** The questions of a form that are answered by choosing, their options by answer key. */
export const choiceQuestions = (kind: ActivityKind): ChoiceQuestion[] =>
  Object.entries(answerFields(kind)).flatMap(([field, { label, choices }]) =>
    choices
      ? [
          {
            field,
            label,
            options: Object.entries(choices).map(([value, text]) => ({
              value: answerKeyOf({ kind, field, value }),
              label: text,
            })),
          },
        ]
      : [],
  )

/** How an answer's key reads; one from the address that names none stays. */
export function choiceText(key: string): string {
  const parts = answerPartsOf(key)
  const field = parts && activityKinds.includes(parts.kind) ? answerField(parts.kind, parts.field) : undefined
  return parts && field ? String(answerText(field, parts.value)) : key
}
