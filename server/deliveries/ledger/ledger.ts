import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { deliveries, type Delivery } from '#server/db/schema/deliveries'
import {
  type Ceilings,
  hourMs,
  isAboveHourly,
  judgeCaptured,
  judgeMail,
  type MailVerdict,
  readerOf,
  replacedReason,
} from './judge-mail.ts'
import { whenToSend, type ReaderWish } from '#server/queries/accounts/alert-readers.server'
import type { DigestRule } from './delivery-kind.ts'
import { leaseMs } from './lease.ts'
import { recordLostAttempt } from './record-attempt.ts'
import { tryForMs } from './schedule.ts'
import { isDue } from './waiting.ts'

/** What happens to a due delivery: it is sent, its mail is captured, or it waits for a connection. */
export type Reach = 'connected' | 'captured' | 'not connected'

interface ClaimOptions {
  reachOf(kind: string): Reach
  /** Returns the digest rule of a kind, for deliveries beyond its hourly limit or in quiet hours. */
  digestOf?(kind: string): DigestRule | undefined
  /** Returns the site's alert address. */
  alertAddress?(): string | undefined
  /** The limit on mails to strangers; undefined in load tests. */
  ceilings?: Ceilings | undefined
  /** Called within the transaction that holds a mail. */
  onHeld?(tx: Transaction): Promise<void>
}

/**
 * Claims the longest due delivery for one attempt, skipping those that another process is claiming. `claimed` is the
 * row from before the claim. It is undefined if the delivery may not be sent now: it is past its deadline, its service
 * is not connected, or its mail was replaced, postponed, held, or put into a digest.
 * @param which the condition for the deliveries of a lane
 */
export async function claim(
  db: Db,
  which: SQL,
  options: ClaimOptions,
): Promise<{ foundDue: boolean; claimed?: Delivery | undefined }> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ ...getTableColumns(deliveries), now: databaseTime })
      .from(deliveries)
      .where(and(which, isDue))
      .orderBy(deliveries.next_attempt_at)
      .limit(1)
      .for('update', { skipLocked: true })
    return found ? { foundDue: true, claimed: await claimOrSkip(tx, found, options) } : { foundDue: false }
  })
}

/** Claims a due delivery, or records why it is not sent now and returns undefined. */
async function claimOrSkip(
  tx: Transaction,
  { now, ...delivery }: Delivery & { now: Date },
  { reachOf, digestOf, alertAddress, ceilings, onHeld }: ClaimOptions,
): Promise<Delivery | undefined> {
  const { id } = delivery
  // The lease of an earlier attempt has expired: its process never reported how it ended.
  if (delivery.state === 'sending') await tx.execute(recordLostAttempt(eq(deliveries.id, id)))
  if (delivery.expires_at !== null && delivery.expires_at <= now) {
    await end(tx, delivery, 'Its time was over before it could be sent.')
    return undefined
  }
  const reach = reachOf(delivery.kind)
  if (reach === 'not connected') {
    await change(tx, id, { state: 'not_connected', next_attempt_at: null, lease_until: null })
    return undefined
  }
  const isSent = reach === 'connected'
  const digest = digestOf?.(delivery.kind)
  if (isSent && delivery.mail === 'owner' && delivery.released_at === null) {
    const wish = await whenToSend(tx, {
      userId: readerOf(delivery.payload),
      alertAddress: alertAddress?.(),
      isSubmission: digest !== undefined,
      now,
    })
    if (wish !== 'now') {
      await applyReaderPreference(tx, { delivery, wish, digest })
      return undefined
    }
  }
  // Ceilings are undefined only in load tests, which have no limits.
  if (digest && ceilings && (await isAboveHourly(tx, delivery, { perHour: digest.perHour, isSent }))) {
    await intoDigest(tx, delivery, {
      about: await digest.add(tx, delivery),
      reason: `More than ${digest.perHour} came within an hour: a digest tells of this one.`,
    })
    return undefined
  }
  const verdict = isSent ? await judgeMail(tx, delivery, ceilings) : await judgeCaptured(tx, delivery)
  if (!verdict.isSendable) {
    await recordVerdict(tx, { delivery, verdict, now, onHeld })
    return undefined
  }
  await change(tx, id, {
    state: 'sending',
    attempts: delivery.attempts + 1,
    next_attempt_at: delivery.next_attempt_at ?? now,
    lease_until: later(now, leaseMs),
    captured_at: isSent ? null : now,
    // A captured mail is not sent, so it counts toward no limit and its deadline does not start.
    ...(isSent && {
      first_attempted_at: delivery.first_attempted_at ?? now,
      expires_at: delivery.expires_at ?? later(now, tryForMs),
      to_stranger: delivery.to_stranger || verdict.toStranger,
      sent_at:
        delivery.mail === null ? [] : [...delivery.sent_at.filter((at) => at > later(now, -hourMs)), now],
    }),
  })
  return delivery
}

/** Deadlines use the database's clock, so that processes whose clocks differ agree. */
const databaseTime = sql`clock_timestamp()`.mapWith(deliveries.created_at)
const later = (time: Date, ms: number) => new Date(time.getTime() + ms)

interface HeldDelivery {
  delivery: Delivery
  verdict: Exclude<MailVerdict, { isSendable: true }>
  now: Date
  onHeld: ClaimOptions['onHeld']
}

async function recordVerdict(
  tx: Transaction,
  { delivery, verdict, now, onHeld }: HeldDelivery,
): Promise<void> {
  const { id } = delivery
  switch (verdict.because) {
    case 'replaced':
      return end(tx, delivery, replacedReason)
    case 'held': {
      await change(tx, id, {
        state: 'held',
        to_stranger: verdict.toStranger,
        last_error: verdict.reason,
        next_attempt_at: null,
        lease_until: null,
      })
      await onHeld?.(tx)
      return
    }
    case 'put off': {
      const notBefore = later(now, verdict.forMs)
      // A mail whose earlier attempt was interrupted may have arrived.
      const state = ['sending', 'uncertain'].includes(delivery.state) ? 'uncertain' : 'pending'
      await change(tx, id, { state, next_attempt_at: notBefore, lease_until: null })
    }
  }
}

/** Ends a delivery that a digest lists instead. */
async function intoDigest(
  tx: Transaction,
  { id }: Delivery,
  { about, reason }: { about: string; reason: string },
): Promise<void> {
  await change(tx, id, {
    state: 'not_sent',
    about,
    last_error: reason,
    next_attempt_at: null,
    lease_until: null,
  })
}

interface Heeded {
  delivery: Delivery
  wish: Exclude<ReaderWish, 'now'>
  digest: DigestRule | undefined
}

/** Applies the reader's preference: submissions go into the quiet hours' digest, other mail is postponed. */
async function applyReaderPreference(tx: Transaction, { delivery, wish, digest }: Heeded): Promise<void> {
  if (wish === 'never')
    return end(tx, delivery, 'Its reader wants no mail about new submissions, or has left the team.')
  if (digest) {
    return intoDigest(tx, delivery, {
      about: await digest.add(tx, delivery, wish),
      reason: 'It came in quiet hours: one email tells of it at their end.',
    })
  }
  const state = ['sending', 'uncertain'].includes(delivery.state) ? 'uncertain' : 'pending'
  return change(tx, delivery.id, { state, next_attempt_at: wish, lease_until: null })
}

/** Ends a delivery that will not be sent anymore. */
async function end(tx: Transaction, { id, attempts, last_error }: Delivery, reason: string): Promise<void> {
  await change(tx, id, {
    ...(attempts === 0
      ? { state: 'not_sent', last_error: reason }
      : { state: 'failed', last_error: last_error ?? reason }),
    next_attempt_at: null,
    lease_until: null,
  })
}

async function change(
  tx: Transaction,
  id: string,
  values: Partial<typeof deliveries.$inferInsert>,
): Promise<void> {
  await tx.update(deliveries).set(values).where(eq(deliveries.id, id))
}
