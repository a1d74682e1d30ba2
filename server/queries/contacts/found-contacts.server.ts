import { or, type SQL, sql } from 'drizzle-orm'
import { activities, answerWords, isInWords } from '#server/db/schema/activities'
import { contacts, contactSearchText } from '#server/db/schema/contacts'
import { notes } from '#server/db/schema/notes'
import { holdsAll } from './search-words.server.ts'

/** Notes and answers looked at; more are no longer a search. */
const mostTexts = sql`1000`

/**
 * Whom a search finds: every word is in somebody's name, address, company and phone number, or in one note about them,
 * or begins a word of what they once sent. Undefined where nothing is searched for.
 */
export function foundBy(words: readonly string[]): SQL | undefined {
  if (words.length === 0) return undefined
  const inPerson = holdsAll(contactSearchText, words)
  // One or two letters are in every note.
  if (words.some((word) => word.length < 3)) return inPerson
  // As an array, so that an index is asked for each: joined, all contacts would be read.
  const wrote = sql`array(
    select distinct contact_id from (
      (select ${notes.contact_id} from ${notes} where ${holdsAll(notes.text, words)} limit ${mostTexts})
      union all
      (select ${activities.contact_id} from ${activities}
        where ${isInWords} and ${answerWords} @@ to_tsquery('simple', ${beginningsOf(words)}) limit ${mostTexts})
    ) as said
  )`
  return or(inPerson, sql`${contacts.id} = any(${wrote})`)
}

/** Each as it is typed, for the database to take apart as it took the answers apart. */
const beginningsOf = (words: readonly string[]) =>
  words.map((word) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`).join(' & ')
