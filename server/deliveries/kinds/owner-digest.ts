import { and, eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { DeliveryState } from '#domain/delivery-state'
import type { Transaction } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'
import { deliverWithin } from '#server/deliveries/ledger/deliver'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { ownerDigest as composeOwnerDigest } from '#server/emails/owner-digest'
import { digestedNotices } from '#server/queries/deliveries/digested-notices.server'
import { defineMail } from './define-mail.ts'

const shownAtMost = 30
const hourMs = 3_600_000
/** What is composed again before it is sent. */
const stillToCompose: DeliveryState[] = ['pending', 'not_connected', 'held']

/** Tells the owner of the submissions of an hour that no mail of their own was sent for. */
export const ownerDigest = defineMail({
  name: 'owner-digest',
  purpose: 'owner',
  payload: z.object({ key: z.string(), kind: z.string(), since: z.string() }),
  async compose({ key, kind, since }, { db, services: { siteUrl, businessZone } }) {
    const { rows, count } = await digestedNotices(db, {
      key,
      kind,
      since: new Date(since),
      limit: shownAtMost,
    })
    if (count === 0) throw new NotWanted('All of it was erased by then.')
    return composeOwnerDigest({
      newest: rows.map(({ name, email, ...each }) => ({
        ...each,
        name: name ?? undefined,
        email: email ?? undefined,
      })),
      count,
      zone: businessZone,
      officeUrl: `${siteUrl}/admin/forms?view=received&when=day`,
    })
  },
})

interface Digested {
  kind: string
  created_at: Date
}

/**
 * Adds a notice to the digest at the end of this hour, or to a later one where that is being sent already, or an owner
 * has sent or cancelled it before its time. Returns the digest's key, which the notice is about.
 */
export async function addToDigest(
  tx: Transaction,
  { kind, created_at: writtenAt }: Digested,
): Promise<string> {
  const { rows } = await tx.execute<{ ms: number }>(
    sql`select (extract(epoch from date_trunc('hour', clock_timestamp()) + interval '1 hour') * 1000)::float8 as ms`,
  )
  const since = writtenAt.toISOString()
  for (let dueMs = rows[0]?.ms ?? 0; ; dueMs += hourMs) {
    const notBefore = new Date(dueMs)
    const key = `owner-digest:${notBefore.toISOString().slice(0, 13)}`
    await deliverWithin(tx)(ownerDigest, { key, kind, since }, { key, notBefore })
    // Locks it, so that it is not composed before this notice belongs to it.
    const locked = await tx
      .update(deliveries)
      .set({
        payload: sql`jsonb_set(${deliveries.payload}, '{since}', to_jsonb(least(${deliveries.payload} ->> 'since', ${since}::text)))`,
      })
      .where(and(eq(deliveries.dedupe_key, key), inArray(deliveries.state, stillToCompose)))
      .returning({ id: deliveries.id })
    if (locked.length > 0) return key
  }
}
