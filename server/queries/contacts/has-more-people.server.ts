import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'
import { isInPerson } from './found-contacts.server.ts'
import { typedWordsOf } from './search-words.server.ts'

/** The number of matching people whose rows a search of submissions and deliveries covers. */
export const maxPeople = 200

/** Whether more people match than are covered, so that results are incomplete and the count inexact. */
export async function hasMorePeople(db: Db | Transaction, q: string): Promise<boolean> {
  const where = isInPerson(typedWordsOf(q)) ?? sql`true`
  const { rows } = await db.execute(sql`select from ${contacts} where ${where} limit 1 offset ${maxPeople}`)
  return rows.length > 0
}
