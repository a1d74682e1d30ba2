import { eq, sql } from 'drizzle-orm'
import { bookCall } from '#contracts/book-call'
import type { Transaction } from '#server/db/connect'
import { type QuarantinedCall, quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import type { QuarantinedRequest } from '#server/queries/calls/quarantined-requests.server'

/** Applies a visitor's change to their quarantined request. Nobody is notified, and a release uses the changed one. */
export async function changeQuarantinedRequest(
  tx: Transaction,
  { call, kept }: QuarantinedRequest,
  change: Partial<QuarantinedCall>,
): Promise<void> {
  const changed = JSON.stringify({ [bookCall.name]: { ...kept, ...change } })
  const { id, calls } = quarantinedSubmissions
  await tx
    .update(quarantinedSubmissions)
    .set({ calls: sql`${calls} || ${changed}::jsonb` })
    .where(eq(id, call.id))
}
