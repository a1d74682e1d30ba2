import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { activities, hasText } from '#server/db/schema/activities'
import { contacts, contactSearchText } from '#server/db/schema/contacts'
import { notes } from '#server/db/schema/notes'
import { searchable } from '#server/db/schema/searchable'
import { answersHold, mayHold } from './answer-words.server.ts'
import { holdsAll } from './search-words.server.ts'

/**
 * Returns the condition for contacts that a search matches: every word is in their name, address, company and phone
 * number, in one note, or in one submission's answers. Undefined without search words. It reads the whole set from each
 * index, into an array, because the embedded database has no statistics and would join in the wrong order.
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

/** Matches contacts with ids from `from` up to but excluding `to`. */
export interface IdRange {
  from?: string | undefined
  to?: string | undefined
}

export const isInRange = (id: PgColumn | SQL, { from, to }: IdRange): SQL | undefined =>
  and(
    from === undefined ? undefined : sql`${id} >= ${from}::uuid`,
    to === undefined ? undefined : sql`${id} < ${to}::uuid`,
  )

/** Whether the words are in a contact's name, address, company and phone number. */
export const isInPerson = (words: readonly string[]): SQL | undefined => holdsAll(contactSearchText, words)

/** The conditions for notes and answers that contain the words. */
interface Texts {
  notes: SQL | undefined
  answers: SQL | undefined
}

/** Returns the conditions; undefined if a word has fewer than three letters, because almost every note would match. */
export function textsWith(words: readonly string[]): Texts | undefined {
  if (words.length === 0 || words.some((word) => word.length < 3)) return undefined
  return {
    notes: holdsAll(searchable(notes.text), words),
    answers: and(hasText, answersHold(words)),
  }
}

/** Selects the contacts of matching notes as `contact_id`, once per note. */
export const notesOf = (texts: Texts): SQL =>
  sql`select ${notes.contact_id} from ${notes} where ${texts.notes}`

/** Selects the contacts of matching answers as `contact_id`, once per submission. */
export const answersOf = (texts: Texts): SQL =>
  sql`select ${activities.contact_id} from ${activities} where ${texts.answers}`

/**
 * Whether one contact matches by their own data, notes and answers, for reading contacts in order. It avoids the word
 * indexes, which would be read again for each contact.
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
