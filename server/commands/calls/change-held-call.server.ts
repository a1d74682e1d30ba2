import { eq, sql } from 'drizzle-orm'
import { bookCall } from '#contracts/book-call'
import type { Transaction } from '#server/db/connect'
import { type QuarantinedCall, quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import type { HeldCall } from '#server/queries/calls/held-calls.server'

/** Applies a visitor's change to their request in quarantine. Nobody is notified; a later release uses the changed request. */
export async function changeHeldCall(
  tx: Transaction,
  { call, kept }: HeldCall,
  change: Partial<QuarantinedCall>,
): Promise<void> {
  const changed = JSON.stringify({ [bookCall.name]: { ...kept, ...change } })
  const { id, calls } = quarantinedSubmissions
  await tx
    .update(quarantinedSubmissions)
    .set({ calls: sql`${calls} || ${changed}::jsonb` })
    .where(eq(id, call.id))
}
