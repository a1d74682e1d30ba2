import { inArray } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { suppressions } from '#server/db/schema/suppressions'

/** Keeps addresses, as keyed hashes, from ever coming back by an import or a list. */
export async function suppress(tx: Transaction, hashes: readonly string[], now: Date): Promise<void> {
  await tx
    .insert(suppressions)
    .values(hashes.map((address_hash) => ({ address_hash, created_at: now })))
    .onConflictDoNothing()
}

/** Those of the hashes whose addresses were erased. */
export async function suppressedAmong(
  db: Db | Transaction,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set()
  const found = await db
    .select({ hash: suppressions.address_hash })
    .from(suppressions)
    .where(inArray(suppressions.address_hash, [...hashes]))
  return new Set(found.map(({ hash }) => hash))
}
