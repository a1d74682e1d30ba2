import { and, or, type SQL, sql } from 'drizzle-orm'
import { choicesWith, type FieldChoice } from '#content/answers/choices-with'
import { activities, answerText } from '#server/db/schema/activities'

/**
 * Whether each word begins a word of one submission's answers, by their stored values or by the labels of choices. The
 * index has only stored values, so it is searched for the values of matching choices, whose fields are then compared.
 */
export function answersHold(words: readonly string[]): SQL | undefined {
  const wanted = words.map((word) => ({ word, choices: choicesWith(word) }))
  const query = wanted.map(({ word, choices }) => {
    const values = new Set(choices.map(({ value }) => quoted(value)))
    return `(${[`${quoted(word)}:*`, ...values].join(' | ')})`
  })
  if (wanted.every(({ choices }) => choices.length === 0)) return matches(query)
  return and(
    matches(query),
    ...wanted
      .filter(({ choices }) => choices.length > 0)
      .map(({ word, choices }) => or(matches([`${quoted(word)}:*`]), ...choices.map(isChosen))),
  )
}

/** A cheap condition that excludes most texts before they are parsed, which takes five times as long. */
export const mayHold = (words: readonly string[]) =>
  words
    .filter((word) => /^[\p{L}\p{N}]+$/u.test(word))
    .map((word) =>
      or(sql`${activities.content}::text ilike ${`%${word}%`}`, ...choicesWith(word).map(isChosen)),
    )

/** Matches answers with a text search query. */
const matches = (query: readonly string[]): SQL =>
  sql`${answerText} @@ to_tsquery('simple', ${query.join(' & ')})`
const quoted = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

function isChosen({ kind, field, isList, value }: FieldChoice): SQL {
  const stored = JSON.stringify([[field, isList ? [value] : value]])
  return sql`(${activities.kind} = ${kind} and ${activities.content} @> ${stored}::jsonb)`
}
