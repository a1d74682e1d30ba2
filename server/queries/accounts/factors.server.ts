import { and, eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { authFactors } from '#server/db/schema/auth-factors'
import { recoveryCodes } from '#server/db/schema/recovery-codes'

export type Factor = typeof authFactors.$inferSelect

/** Returns an account's factors, oldest first. */
export function factorsOf(db: Db | Transaction, userId: string): Promise<Factor[]> {
  return db.select().from(authFactors).where(eq(authFactors.user_id, userId)).orderBy(authFactors.created_at)
}

export const isVerified = ({ status }: Pick<Factor, 'status'>): boolean => status === 'verified'

/** Deletes every factor and recovery code of an account; returns how many factors protected it. */
export async function deleteFactors(tx: Transaction, userId: string): Promise<number> {
  const deleted = await tx
    .delete(authFactors)
    .where(eq(authFactors.user_id, userId))
    .returning({ status: authFactors.status })
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId))
  return deleted.filter(isVerified).length
}

/** Accepts a TOTP code's time step, unless a code of the same or a later step was accepted before. */
export async function useTimeStep(
  tx: Transaction,
  factorId: string,
  step: number,
  now: Date,
): Promise<boolean> {
  const updated = await tx
    .update(authFactors)
    .set({ last_step: step, last_used_at: now })
    .where(and(eq(authFactors.id, factorId), sql`coalesce(${authFactors.last_step}, -1) < ${step}`))
    .returning({ id: authFactors.id })
  return updated.length > 0
}
