import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect'
import { idArray } from '#server/db/id-array'
import { inAddressOrder } from '#server/db/schema/address-order'
import { contacts } from '#server/db/schema/contacts'

/** Locks those that are there, in the one order, until the transaction ends. */
export async function lockContacts(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(
    sql`select from ${contacts} where ${contacts.id} = any(${idArray(ids)}) order by ${inAddressOrder} for update`,
  )
}

class FoundOthers extends Error {}

/** After that the others are locked late, which may end in a deadlock, and the transaction is run again. */
const mostTries = 5

/**
 * Locks the contacts that are found, and returns what is found once they are locked: until then they could be merged
 * and parted. When those are others, all are let go and locked again, because a late lock is one out of order.
 * @param lockBefore locks what is locked before contacts are
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
      if (!isSame && tries < mostTries) throw new FoundOthers()
      if (!isSame) await lockContacts(within, found.contactIds)
      return found
    }
    try {
      // A savepoint: going back to it lets go of the locks.
      return await tx.transaction(lock)
    } catch (error) {
      if (!(error instanceof FoundOthers)) throw error
    }
  }
}
