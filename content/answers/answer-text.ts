import { workshopFacts } from '#content/facts/facts'
import { formatMoment } from '#content/office/format-moment'
import { categoryLabels } from '#content/facts/testimonials'
import type { AnswerField, AnswerFormat } from '#domain/answer-field'
import { maxScore } from '#domain/score'
import { tierOf } from '#domain/tier'

type Value = string | readonly string[]

/** Formats a stored value for display, with the current labels. */
export function answerText(field: AnswerField, value: Value): Value {
  if (field.format === 'conversation') return messagesOf([value].flat()).map(lineOf)
  return typeof value === 'string' ? textOf(field, value) : value.map((each) => textOf(field, each))
}

export interface Message {
  type: string
  text: string
}

/** The messages of a stored conversation, where speaker and text take turns. */
export const messagesOf = (stored: readonly string[]): Message[] =>
  stored.flatMap((type, index) => (index % 2 === 0 ? [{ type, text: stored[index + 1] ?? '' }] : []))

export const speakers: Readonly<Record<string, string>> = { user: 'Visitor', bot: 'Assistant' }

const lineOf = ({ type, text }: Message) => `${speakers[type] ?? type}: ${text}`

function textOf({ choices, format = 'text' }: AnswerField, value: string): string {
  return choices && Object.hasOwn(choices, value) ? (choices[value] ?? value) : formats[format](value)
}

const formats: Readonly<Record<AnswerFormat, (value: string) => string>> = {
  text: (value) => value,
  conversation: (value) => value,
  moment(value) {
    const at = new Date(value)
    return Number.isNaN(at.getTime()) ? value : formatMoment(at, workshopFacts.free.zone)
  },
  score: (value) => `${value} out of ${maxScore} (${tierOf(Number(value)).name})`,
  'of-5': (value) => `${value} of 5`,
  'testimonial-category': (value) => (categoryLabels as Readonly<Record<string, string>>)[value] ?? value,
}
