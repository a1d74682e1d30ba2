import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect'
import { idArray } from '#server/db/id-array'
import { inAddressOrder } from '#server/db/schema/address-order'
import { contacts } from '#server/db/schema/contacts'

/** Locks existing contacts in the common order until the transaction ends. */
export async function lockContacts(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(
    sql`select from ${contacts} where ${contacts.id} = any(${idArray(ids)}) order by ${inAddressOrder} for update`,
  )
}

class FoundOthers extends Error {}

/** After this many attempts, the rest is locked out of order. A deadlock then restarts the transaction. */
const maxAttempts = 5

/**
 * Locks the contacts that `find` returns, and calls it again under the lock, because they may have been merged or split
 * before. If the result differs, all locks are released and taken again, because a late lock would be out of order.
 * @param lockBefore takes the locks that come before contacts
 */
export async function lockFound<Found extends { contactIds: readonly string[] }>(
  tx: Transaction,
  find: (tx: Transaction) => Promise<Found>,
  lockBefore?: (tx: Transaction, found: Found) => Promise<void>,
): Promise<Found> {
  for (let tries = 1; ; tries += 1) {
    const seen = await find(tx)
    const lock = async (within: Transaction): Promise<Found> => {
      await lockBefore?.(within, seen)
      await lockContacts(within, seen.contactIds)
      const found = await find(within)
      const isSame = found.contactIds.every((id) => seen.contactIds.includes(id))
      if (!isSame && tries < maxAttempts) throw new FoundOthers()
      if (!isSame) await lockContacts(within, found.contactIds)
      return found
    }
    try {
      // Rolling back to a savepoint releases the locks.
      return await tx.transaction(lock)
    } catch (error) {
      if (!(error instanceof FoundOthers)) throw error
    }
  }
}
