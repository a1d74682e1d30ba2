import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'

/** Notes that the person behind an address, in its one spelling, has answered a mail of ours. The first time counts. */
export async function confirmAddress(tx: Transaction, email: string): Promise<void> {
  await tx
    .update(contacts)
    .set({ confirmed_at: sql`now()` })
    .where(and(eq(contacts.email, email), isNull(contacts.confirmed_at)))
}
