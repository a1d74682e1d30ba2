import type { Db } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'

/** Ids of the contacts that the examples of functions refer to. */
export const exampleContacts = {
  ada: '7a1e0c52-0000-4000-8000-000000000001',
  bob: '7a1e0c52-0000-4000-8000-000000000002',
  cy: '7a1e0c52-0000-4000-8000-000000000003',
} as const

export async function putExampleContacts(db: Db): Promise<void> {
  const at = new Date('2026-04-05T06:07:08.009Z')
  const asked = { waiting_since: at, first_asked_at: at, created_at: at, last_activity_at: at }
  const people = Object.entries(exampleContacts)
  await db
    .insert(contacts)
    .values(people.map(([name, id]) => ({ id, email: `${name}@contacts.example`, name, ...asked })))
}
