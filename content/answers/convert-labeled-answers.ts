import type { ActivityKind, StoredAnswers } from '#domain/activity'
import type { AnswerField, AnswerFormat } from '#domain/answer-field'
import { maxScore } from '#domain/score'
import { testimonialCategories } from '#domain/testimonial-category'
import { answerFields } from './answer-fields.ts'
import { answerText, speakers } from './answer-text.ts'
import { formerChoices, formerLabels } from './former-labels.ts'

type Pair = StoredAnswers[number]
type Value = Pair[1]

/**
 * Converts answers that a version before 0.3 stored under their labels, by looking labels and texts up among all that
 * the form can show. Unknown labels and texts stay unchanged. Dates are looked up among `moments`, ISO 8601.
 */
export function convertLabeledAnswers(
  kind: ActivityKind,
  labeled: StoredAnswers,
  moments: readonly string[] = [],
): StoredAnswers {
  const fields = answerFields(kind)
  const named = new Map([
    ...Object.entries(formerLabels[kind] ?? {}),
    ...Object.entries(fields).map(([name, { label }]) => [label, name] as const),
  ])
  return labeled.flatMap((pair): Pair[] => {
    const [label, text] = pair
    const place = label === placeLabel ? placesByText().get([text].flat().join()) : undefined
    if (place) return place
    const name = named.get(label)
    const field = name === undefined ? undefined : fields[name]
    const value = field && name !== undefined ? valueIn(field, name, text, moments) : undefined
    return name === undefined || value === undefined ? [pair] : [[name, value]]
  })
}

function valueIn(
  field: AnswerField,
  name: string,
  text: Value,
  moments: readonly string[],
): Value | undefined {
  if (field.format === 'conversation') return conversationIn([text].flat())
  const byText = valuesByText(field, name, moments)
  const values = [text]
    .flat()
    .map((each) => byText?.get(each) ?? (byText && !field.isOpen ? undefined : each))
  const found = values.filter((value) => value !== undefined)
  if (found.length < values.length) return undefined
  return field.isList ? found : found.join(', ')
}

/** The values that a field can have, by their displayed text; undefined for a free-text field. */
function valuesByText(
  field: AnswerField,
  name: string,
  moments: readonly string[],
): ReadonlyMap<string, string> | undefined {
  if (!field.choices && field.format === undefined) return undefined
  const values = [...Object.keys(field.choices ?? {}), ...valuesOf[field.format ?? 'text'](moments)]
  return new Map([
    ...Object.entries(formerChoices[name] ?? {}),
    ...values.map((value) => [String(answerText(field, value)), value] as const),
  ])
}

const upTo = (last: number) => Array.from({ length: last + 1 }, (_, value) => String(value))

const valuesOf: Readonly<Record<AnswerFormat, (moments: readonly string[]) => readonly string[]>> = {
  text: () => [],
  conversation: () => [],
  moment: (moments) => moments,
  score: () => upTo(maxScore),
  'of-5': () => upTo(5),
  'testimonial-category': () => testimonialCategories,
}

/** Undefined when a line has neither speaker. */
function conversationIn(lines: readonly string[]): string[] | undefined {
  const messages = lines.map((line) => {
    const speaker = Object.entries(speakers).find(([, name]) => line.startsWith(`${name}: `))
    return speaker && [speaker[0], line.slice(speaker[1].length + 2)]
  })
  return messages.every((message) => message !== undefined) ? messages.flat() : undefined
}

const placeLabel = 'Place'
/** An upper bound of seats: no workshop had as many. */
const maxSeats = 500
let places: ReadonlyMap<string, Pair[]> | undefined

/** The earlier sentences that combined seat, waiting list and "signed up again", with the fields that they become. */
function placesByText(): ReadonlyMap<string, Pair[]> {
  const waiting = answerFields('free-workshop')['place']?.choices ?? {}
  places ??= new Map([
    ...upTo(maxSeats).map((n): [string, Pair[]] => [`Seat ${n}, confirmed`, [['seat', n]]]),
    ...[
      ...upTo(maxSeats).map((n) => [`Seat ${n}`, ['seat', n]] as const),
      ...Object.entries(waiting).map(([value, text]) => [text, ['place', value]] as const),
    ].flatMap(([text, pair]): [string, Pair[]][] => [
      [text, [pair]],
      [`${text} (signed up again, same place)`, [pair, ['again', 'true']]],
    ]),
  ])
  return places
}
