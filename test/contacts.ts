import { randomUUID } from 'node:crypto'
import { contacts } from '#server/db/schema/contacts'
import type { TestDatabase } from './database.ts'

type NewContact = typeof contacts.$inferInsert

let minute = 0

/** Inserts a contact; the later inserted, the more recent its activity. */
export async function putContact(
  { db }: Pick<TestDatabase, 'db'>,
  values: Partial<NewContact> = {},
): Promise<string> {
  const at = new Date(Date.UTC(2026, 3, 5) + (minute += 1) * 60_000)
  const id = values.id ?? randomUUID()
  const email = values.email ?? `somebody-${minute}@example.com`
  await db.insert(contacts).values({ created_at: at, last_activity_at: at, ...values, id, email })
  return id
}
