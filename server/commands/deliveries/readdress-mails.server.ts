import { eq, sql } from 'drizzle-orm'
import type { DeliveryState } from '#domain/delivery-state'
import type { Transaction } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'
import { isAddressRefused } from '#server/queries/deliveries/delivery-filters.server'
import { waitsForAddress } from '#server/queries/deliveries/refused-address.server'
import type { Change } from '#server/queries/log/log.server'

interface Readdressed {
  /** The address that was refused. */
  from: string
  to: string
  /** The contact that gets the corrected address. */
  contactId: string
  kinds: readonly string[]
  /** How long the refused mails are retried, in milliseconds. */
  forMs: number
}

/**
 * Changes the recipient of mails that wait for a refused address. Refused mails are sent now, with a new deadline and
 * without counting earlier attempts; pending mails keep their time. `sent` is the number of mails that are sent now.
 */
export async function readdressMails(
  tx: Transaction,
  { from, to, contactId, kinds, forMs }: Readdressed,
): Promise<{ changes: Change[]; sent: number }> {
  const { id, state, recipient, last_error, next_attempt_at, expires_at, released_at } = deliveries
  const waiting = tx
    .select({
      id: sql<string>`${id}`.as('waiting_id'),
      before: sql<{
        state: DeliveryState
      }>`json_build_object('recipient', ${recipient}, 'state', ${state})`.as('before'),
      isNow: sql<boolean>`${isAddressRefused}`.as('is_now'),
    })
    .from(deliveries)
    .where(waitsForAddress(from, kinds))
    .orderBy(id)
    .for('update')
    .as('waiting')
  const now = sql`clock_timestamp()`
  const ifNow = (then: unknown, otherwise: unknown) =>
    sql`case when ${waiting.isNow} then ${then} else ${otherwise} end`
  const rows = await tx
    .update(deliveries)
    .set({
      recipient: to,
      contact_id: contactId,
      state: ifNow('pending', state),
      last_error: ifNow(null, last_error),
      sent_at: [],
      next_attempt_at: ifNow(now, next_attempt_at),
      expires_at: ifNow(sql`${now} + ${forMs} * interval '1 ms'`, expires_at),
      released_at: ifNow(now, released_at),
    })
    .from(waiting)
    .where(eq(id, waiting.id))
    .returning({ id, before: waiting.before, state })
  const changes = rows.map((row): Change => ({
    on: { kind: 'delivery', id: row.id },
    before: row.before,
    after: { recipient: to, state: row.state },
  }))
  return { changes, sent: rows.filter(({ before }) => before.state === 'failed').length }
}
