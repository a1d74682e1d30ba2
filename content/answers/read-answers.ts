import type { StoredAnswers, StoredSubmission } from '#domain/activity'
import type { AnswerField } from '#domain/answer-field'
import { forms } from '#domain/forms'
import { answerField } from './answer-fields.ts'
import { answerText, messagesOf } from './answer-text.ts'
import { convertLabeledAnswers } from './convert-labeled-answers.ts'

/** One answer, formatted for display. */
export interface Answer {
  /** The contract's field; null for an answer of an earlier version that could not be converted, shown as it was. */
  field: string | null
  label: string
  text: string | readonly string[]
}

/** The answers of a submission with their labels: the one place where labels are applied. */
export const readAnswers = (submission: StoredSubmission): Answer[] =>
  answersByField(submission).map(([key, value]) => {
    const field = answerField(submission.kind, key)
    return field
      ? { field: key, label: field.label, text: answerText(field, value) }
      : { field: null, label: key, text: value }
  })

/** Label and text alone, for lists of facts. */
export const labeledAnswers = (submission: StoredSubmission) =>
  readAnswers(submission).map(({ label, text }): [string, string | readonly string[]] => [label, text])

export const answerLine = ({ label, text }: Answer) => `${label}: ${[text].flat().join(', ')}`

/** `Label: text`, a line for each answer. */
export const answerLines = (submission: StoredSubmission): string[] => readAnswers(submission).map(answerLine)

/** The answers by field name; those stored under labels are converted. */
export const answersByField = ({ kind, content, answers_by }: StoredSubmission): StoredAnswers =>
  answers_by === 'field' ? content : convertLabeledAnswers(kind, content)

/** The stored value of a field, lists joined. */
export function valueOf(submission: StoredSubmission, name: string): string | undefined {
  const value = answersByField(submission).find(([key]) => key === name)?.[1]
  return value === undefined ? undefined : [value].flat().join(', ')
}

/** The value for a column of the sender's contact, as written in this submission. */
export function contactColumnValue(
  submission: StoredSubmission,
  column: NonNullable<AnswerField['person']>,
): string | undefined {
  const answers = answersByField(submission)
  const value = answers.find(([key]) => answerField(submission.kind, key)?.person === column)?.[1]
  return value === undefined ? undefined : [value].flat().join(', ')
}

/** The sender's own text, where the form asks for any. */
export function ownWords(submission: StoredSubmission): string | undefined {
  const answers = new Map(answersByField(submission))
  for (const name of forms[submission.kind].ownWords) {
    const value = answers.get(name)
    const field = answerField(submission.kind, name)
    if (value === undefined || !field) continue
    if (field.format !== 'conversation') return [answerText(field, value)].flat().join(', ')
    const question = messagesOf([value].flat()).find(({ type }) => type === 'user')
    if (question) return question.text
  }
  return undefined
}
