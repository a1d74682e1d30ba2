import type { Db, Transaction } from '#server/db/connect'
import { proofs } from '#server/db/schema/proofs'

export type ProofName = 'mail' | 'owner-address' | 'restore'

interface Proof {
  name: ProofName
  /** The value that the proof was made with; empty if that does not matter. */
  subject: string
  now: Date
}

export const storedProofs = (db: Db | Transaction) => db.select().from(proofs)

/** Stores a proof, replacing an earlier one of the same name. */
export async function putProof(db: Db | Transaction, { name, subject, now }: Proof): Promise<void> {
  const proved = { subject, proved_at: now }
  await db
    .insert(proofs)
    .values({ name, ...proved })
    .onConflictDoUpdate({ target: proofs.name, set: proved })
}

/** Records the proof that a backup of this site could be restored. */
export const recordDrill = (db: Db | Transaction, now: Date) =>
  putProof(db, { name: 'restore', subject: '', now })
