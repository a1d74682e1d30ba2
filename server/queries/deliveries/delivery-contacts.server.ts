import { eq, inArray, sql } from 'drizzle-orm'
import type { ListedDelivery } from '#contracts/list-deliveries'
import type { Db, Transaction } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'
import type { Delivery } from '#server/db/schema/deliveries'

/** Returns the current contacts of a few deliveries, by the contact id that each delivery has. */
export async function readDeliveryContacts(
  db: Db | Transaction,
  rows: readonly Pick<Delivery, 'contact_id'>[],
): Promise<ReadonlyMap<string, NonNullable<ListedDelivery['contact']>>> {
  const ids = [...new Set(rows.flatMap(({ contact_id }) => contact_id ?? []))]
  const people = ids.length === 0 ? [] : await currentContacts(db, ids)
  return new Map(people.map(({ asked, ...contact }) => [asked, contact]))
}

/** Reads the contacts with these ids, or those that they were merged into. */
function currentContacts(db: Db | Transaction, ids: string[]) {
  const { id, name, email, merged_into } = contacts
  const asked = db
    .select({
      asked: sql<string>`${id}`.as('asked'),
      now: sql<string>`coalesce(${merged_into}, ${id})`.as('now'),
    })
    .from(contacts)
    .where(inArray(id, ids))
    .as('asked_contacts')
  return db.select({ asked: asked.asked, id, name, email }).from(asked).innerJoin(contacts, eq(id, asked.now))
}
