import { inArray } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { suppressions } from '#server/db/schema/suppressions'

/** Stores addresses as keyed hashes, so that no import or list adds them again. */
export async function suppress(tx: Transaction, hashes: readonly string[], now: Date): Promise<void> {
  await tx
    .insert(suppressions)
    .values(hashes.map((address_hash) => ({ address_hash, created_at: now })))
    .onConflictDoUpdate({ target: suppressions.address_hash, set: { created_at: now } })
}

/** Returns those of the hashes whose addresses were erased. */
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

/** Returns when the first of the hashes' addresses was erased; undefined if none was. */
export async function suppressedSince(
  db: Db | Transaction,
  hashes: readonly string[],
): Promise<Date | undefined> {
  const [first] = await db
    .select({ at: suppressions.created_at })
    .from(suppressions)
    .where(inArray(suppressions.address_hash, [...hashes]))
    .orderBy(suppressions.created_at)
    .limit(1)
  return first?.at
}
