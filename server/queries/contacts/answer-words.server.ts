import { and, or, type SQL, sql } from 'drizzle-orm'
import { choicesWith, type FieldChoice } from '#content/answers/choices-with'
import { activities, answerText } from '#server/db/schema/activities'

/**
 * Every word begins a word of one submission's answers, as they are stored or as a choice reads. The index has stored
 * values only, so it is asked for those of such choices too, and what it finds is compared with their fields.
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

/** Text without the words is not parsed, which takes five times as long. */
export const mayHold = (words: readonly string[]) =>
  words
    .filter((word) => /^[\p{L}\p{N}]+$/u.test(word))
    .map((word) =>
      or(sql`${activities.content}::text ilike ${`%${word}%`}`, ...choicesWith(word).map(isChosen)),
    )

/** The words as typed; the database parses them like the answers. */
const matches = (query: readonly string[]): SQL =>
  sql`${answerText} @@ to_tsquery('simple', ${query.join(' & ')})`
const quoted = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

function isChosen({ kind, field, isList, value }: FieldChoice): SQL {
  const stored = JSON.stringify([[field, isList ? [value] : value]])
  return sql`(${activities.kind} = ${kind} and ${activities.content} @> ${stored}::jsonb)`
}
