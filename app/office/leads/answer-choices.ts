import { answerField, answerFields } from '#content/answers/answer-fields'
import { answerText } from '#content/answers/answer-text'
import { type ActivityKind, activityKinds } from '#domain/activity'
import { answerKeyOf, answerPartsOf } from '#domain/answer-key'

interface ChoiceQuestion {
  field: string
  label: string
  options: { value: string; label: string }[]
}

/** The multiple-choice questions of a form; the values of their options are answer keys. */
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

/** Returns the text of an answer key; an unknown key, such as from an old address, is returned unchanged. */
export function choiceText(key: string): string {
  const parts = answerPartsOf(key)
  const field = parts && activityKinds.includes(parts.kind) ? answerField(parts.kind, parts.field) : undefined
  return parts && field ? String(answerText(field, parts.value)) : key
}
