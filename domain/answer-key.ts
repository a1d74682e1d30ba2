import type { ActivityKind } from './activity.ts'

/** An answer that leads are filtered by: form, field and stored value. */
export interface AnswerParts {
  kind: ActivityKind
  field: string
  value: string
}

/** As the address, saved views and the database's function `answer_keys` write it: `scorecard.leadHandling.manual`. */
export const answerKeyOf = ({ kind, field, value }: AnswerParts): string => `${kind}.${field}.${value}`

export const answerKeyPattern = /^([\da-z-]{1,40})\.(\w{1,40})\.(.{1,100})$/

/** Undefined for a text that is no such key. Its form may be unknown. */
export function answerPartsOf(key: string): AnswerParts | undefined {
  const [, kind = '', field = '', value = ''] = answerKeyPattern.exec(key) ?? []
  return kind === '' ? undefined : { kind: kind as ActivityKind, field, value }
}
