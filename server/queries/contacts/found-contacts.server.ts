import { or, type SQL, sql } from 'drizzle-orm'
import { contacts, contactSearchText } from '#server/db/schema/contacts'
import { notes } from '#server/db/schema/notes'
import { holdsAll } from './search-words.server.ts'

/** Of those whom notes speak of, the newest; more are no longer a search. */
const mostFromNotes = sql`1000`

/**
 * Whom a search finds: every word is in somebody's name, address, company and phone number, or in one note about them.
 * Undefined where nothing is searched for.
 */
export function foundBy(words: readonly string[]): SQL | undefined {
  if (words.length === 0) return undefined
  const inPerson = holdsAll(contactSearchText, words)
  // One or two letters are in every note.
  if (words.some((word) => word.length < 3)) return inPerson
  // As an array, so that an index is asked for each: joined, all contacts would be read.
  const noted = sql`array(
    select ${notes.contact_id} from ${notes} where ${holdsAll(notes.text, words)}
    order by ${notes.created_at} desc limit ${mostFromNotes}
  )`
  return or(inPerson, sql`${contacts.id} = any(${noted})`)
}
