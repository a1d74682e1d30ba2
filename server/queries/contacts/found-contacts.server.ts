import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { activities, answerWords, isInWords } from '#server/db/schema/activities'
import { contacts, contactSearchText } from '#server/db/schema/contacts'
import { notes } from '#server/db/schema/notes'
import { holdsAll } from './search-words.server.ts'

/**
 * The contacts that a search finds: every word is in their name, address, company and phone number, or in one note
 * about them, or begins a word of what they once sent. Undefined where nothing is searched for.
 *
 * It asks an index of each place for all it has, and is for what needs the whole set. A page of it is
 * `searchedContacts`. An array, because the embedded database has no statistics, and would join in the wrong order.
 */
export function foundBy(words: readonly string[], part: IdRange = {}): SQL | undefined {
  const texts = textsWith(words)
  if (!texts) return isInPerson(words)
  const own = isInRange(sql`contact_id`, part) ?? sql`true`
  return sql`${contacts.id} = any(array(
    select ${contacts.id} from ${contacts} where ${and(isInPerson(words), isInRange(contacts.id, part))}
    union select contact_id from (${notesOf(texts)}) as noted where ${own}
    union select contact_id from (${answersOf(texts)}) as answered where ${own}
  ))`
}

/** Contacts from an id on, and before another. */
export interface IdRange {
  from?: string | undefined
  to?: string | undefined
}

export const isInRange = (id: PgColumn | SQL, { from, to }: IdRange): SQL | undefined =>
  and(
    from === undefined ? undefined : sql`${id} >= ${from}::uuid`,
    to === undefined ? undefined : sql`${id} < ${to}::uuid`,
  )

/** The words are in somebody's name, address, company and phone number. */
export const isInPerson = (words: readonly string[]): SQL | undefined => holdsAll(contactSearchText, words)

/** The conditions by which a note and an answer hold the words. */
export interface Texts {
  notes: SQL | undefined
  answers: SQL | undefined
}

/** Undefined for one or two letters, which are in every note. */
export function textsWith(words: readonly string[]): Texts | undefined {
  if (words.length === 0 || words.some((word) => word.length < 3)) return undefined
  return {
    notes: holdsAll(notes.text, words),
    answers: and(isInWords, sql`${answerWords} @@ to_tsquery('simple', ${beginningsOf(words)})`),
  }
}

/** Whom the notes are about, as `contact_id`; once for each note. */
export const notesOf = (texts: Texts): SQL =>
  sql`select ${notes.contact_id} from ${notes} where ${texts.notes}`

/** Who gave the answers, as `contact_id`; once for each submission. */
export const answersOf = (texts: Texts): SQL =>
  sql`select ${activities.contact_id} from ${activities} where ${texts.answers}`

/**
 * Whether one contact is found, looked up by their own notes and answers: for walking contacts in order where most of
 * the searched texts would never be reached. Written so that no index of words is asked, which would be asked again for
 * each contact.
 */
export function isFoundAlone(words: readonly string[]): SQL | undefined {
  const texts = textsWith(words)
  if (!texts) return isInPerson(words)
  return or(
    isInPerson(words),
    sql`(select true from ${notes} where ${eq(notes.contact_id, contacts.id)} and (${texts.notes}) is true limit 1)`,
    sql`(select true from ${activities} where ${eq(activities.contact_id, contacts.id)}
      and (${and(...mayHold(words), texts.answers)}) is true limit 1)`,
  )
}

/** What has none of the words as plain text is not taken apart, which takes five times as long. */
const mayHold = (words: readonly string[]) =>
  words
    .filter((word) => /^[\p{L}\p{N}]+$/u.test(word))
    .map((word) => sql`${activities.content}::text ilike ${`%${word}%`}`)

/** Each as it is typed, for the database to take apart as it took the answers apart. */
const beginningsOf = (words: readonly string[]) =>
  words.map((word) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`).join(' & ')
