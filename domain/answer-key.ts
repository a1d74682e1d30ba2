import type { ActivityKind } from './activity.ts'

/** An answer that leads are filtered by: form, field and stored value. */
export interface AnswerParts {
  kind: ActivityKind
  field: string
  value: string
}

/** The key in URLs, saved views and the database function `answer_keys`: `scorecard.leadHandling.manual`. */
export const answerKeyOf = ({ kind, field, value }: AnswerParts): string => `${kind}.${field}.${value}`

export const answerKeyPattern = /^([\da-z-]{1,40})\.(\w{1,40})\.(.{1,100})$/

/** Parses a key; undefined for any other text. The form is not checked, so it may not exist. */
export function answerPartsOf(key: string): AnswerParts | undefined {
  const [, kind = '', field = '', value = ''] = answerKeyPattern.exec(key) ?? []
  return kind === '' ? undefined : { kind: kind as ActivityKind, field, value }
}
