import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'
import { isInPerson } from './found-contacts.server.ts'
import { typedWordsOf } from './search-words.server.ts'

/** As many people as a search of what was sent or received looks at: what the rest of them have is not among it. */
export const mostPeople = 200

/** Whether the words of a search are more people's, so that what it finds is not all and its count not exact. */
export async function hasMorePeople(db: Db | Transaction, q: string): Promise<boolean> {
  const where = isInPerson(typedWordsOf(q)) ?? sql`true`
  const { rows } = await db.execute(sql`select from ${contacts} where ${where} limit 1 offset ${mostPeople}`)
  return rows.length > 0
}
