import { and, eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { DeliveryState } from '#domain/delivery-state'
import type { Transaction } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'
import { deliverWithin } from '#server/deliveries/ledger/deliver'
import { readerOf } from '#server/deliveries/ledger/judge-mail'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { ownerDigest as composeOwnerDigest } from '#server/emails/owner-digest'
import { digestedNotices } from '#server/queries/deliveries/digested-notices.server'
import { addressInTeam } from './address-in-team.ts'
import { defineMail } from './define-mail.ts'

const maxShown = 30
const hourMs = 3_600_000
/** States in which a digest is still composed before it is sent, so that notices can be added. */
const stillToCompose: DeliveryState[] = ['pending', 'not_connected', 'held']

/** Tells the owner about an hour's submissions that got no mail of their own. */
export const ownerDigest = defineMail({
  name: 'owner-digest',
  purpose: 'owner',
  payload: z.object({
    key: z.string(),
    kind: z.string(),
    since: z.string(),
    /** Whether it covers its reader's quiet hours. */
    isQuiet: z.optional(z.boolean()),
    /** The team account that it is for, as in an owner notice; none for the site's alert address. */
    for: z.optional(z.string()),
  }),
  subjectOf: () => undefined,
  async compose(
    { key, kind, since, isQuiet = false, for: userId },
    { db, services: { siteUrl, businessZone } },
  ) {
    const to = userId === undefined ? undefined : await addressInTeam(db, userId)
    const { rows, count } = await digestedNotices(db, {
      key,
      kind,
      since: new Date(since),
      limit: maxShown,
    })
    if (count === 0) throw new NotWanted('All of it was erased by then.')
    const mail = await composeOwnerDigest({
      newest: rows.map(({ name, email, ...each }) => ({
        ...each,
        name: name ?? undefined,
        email: email ?? undefined,
      })),
      count,
      zone: businessZone,
      officeUrl: `${siteUrl}/admin/forms?view=received&when=day`,
      isQuiet,
    })
    return { ...mail, ...(to !== undefined && { to }) }
  },
})

interface Digested {
  kind: string
  created_at: Date
  payload: unknown
}

/**
 * Adds a notice to the digest at the end of this hour or of its reader's quiet hours, or to a later one if that was
 * already sent or cancelled. Returns the digest's key, which the notice refers to.
 */
export async function addToDigest(
  tx: Transaction,
  { kind, created_at: writtenAt, payload }: Digested,
  quietUntil?: Date,
): Promise<string> {
  const { rows } = await tx.execute<{ ms: number }>(
    sql`select (extract(epoch from date_trunc('hour', clock_timestamp()) + interval '1 hour') * 1000)::float8 as ms`,
  )
  const since = writtenAt.toISOString()
  const reader = readerOf(payload)
  const isQuiet = quietUntil !== undefined
  for (let dueMs = quietUntil?.getTime() ?? rows[0]?.ms ?? 0; ; dueMs += hourMs) {
    const notBefore = new Date(dueMs)
    const time = notBefore.toISOString()
    const key = [
      'owner-digest',
      ...(isQuiet ? ['quiet', time.slice(0, 16)] : [time.slice(0, 13)]),
      ...(reader === undefined ? [] : [reader]),
    ].join(':')
    await deliverWithin(tx)(
      ownerDigest,
      { key, kind, since, ...(isQuiet && { isQuiet }), ...(reader !== undefined && { for: reader }) },
      { key, notBefore },
    )
    // The update also locks the row, so that the digest is not composed before this notice is added.
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
