import type { ActivityKind } from '#domain/activity'
import type { AnswerField, AnswerFields } from '#domain/answer-field'
import { forms, type KindWithQuestions } from '#domain/forms'
import { formQuestions } from './form-questions.ts'

/** The fields of a form, in the order in which its answers are shown. */
export function answerFields(kind: ActivityKind): AnswerFields {
  const { answers } = forms[kind]
  return answers === 'questions' ? formQuestions[kind as KindWithQuestions] : answers
}

/** The field of that name; undefined for a label that an earlier version stored instead of one. */
export function answerField(kind: ActivityKind, name: string): AnswerField | undefined {
  const fields = answerFields(kind)
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}
