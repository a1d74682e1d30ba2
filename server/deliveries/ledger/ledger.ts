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
  replacedReason,
} from './judge-mail.ts'
import type { DigestRule } from './delivery-kind.ts'
import { leaseMs } from './lease.ts'
import { noteLost } from './note-attempt.ts'
import { tryForMs } from './schedule.ts'
import { isWaiting } from './waiting.ts'

/** What becomes of an attempt: it reaches the service, keeps a mail as a file, or has to wait for the settings. */
export type Reach = 'connected' | 'captured' | 'not connected'

interface ClaimOptions {
  reachOf(kind: string): Reach
  /** How many mails to the owner are sent within an hour; none for load tests. */
  digestOf?(kind: string): DigestRule | undefined
  /** On mails to strangers; none for load tests. */
  ceilings?: Ceilings | undefined
  /** Called within the transaction that holds a mail back. */
  onHeld?(tx: Transaction): Promise<void>
}

/**
 * Takes, of those that wait, the one that is due longest, for one attempt. Those that another process is claiming are
 * passed over. What comes back is the row as it was before; only that there was one, when it may not go out now: its
 * time is over, its service is not connected; or, of a mail, a newer one has taken its place, its recipient has had
 * enough for this hour (then it is put off), or it has to be let go by hand.
 * @param which of them: those of a lane
 */
export async function claim(
  db: Db,
  which: SQL,
  options: ClaimOptions,
): Promise<{ wasThere: boolean; claimed?: Delivery | undefined }> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ ...getTableColumns(deliveries), now: databaseTime })
      .from(deliveries)
      .where(and(which, isWaiting))
      .orderBy(deliveries.next_attempt_at)
      .limit(1)
      .for('update', { skipLocked: true })
    return found ? { wasThere: true, claimed: await decide(tx, found, options) } : { wasThere: false }
  })
}

/** What becomes of a delivery that is due. */
async function decide(
  tx: Transaction,
  { now, ...delivery }: Delivery & { now: Date },
  { reachOf, digestOf, ceilings, onHeld }: ClaimOptions,
): Promise<Delivery | undefined> {
  const { id } = delivery
  // Its lease has run out: whoever made the attempt never said how it ended.
  if (delivery.state === 'sending') await tx.execute(noteLost(eq(deliveries.id, id)))
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
  const digest = isSent ? digestOf?.(delivery.kind) : undefined
  if (digest && (await isAboveHourly(tx, delivery, digest.perHour))) {
    await intoDigest(tx, delivery, digest)
    return undefined
  }
  const verdict = isSent ? await judgeMail(tx, delivery, ceilings) : await judgeCaptured(tx, delivery)
  if (!verdict.goesOut) {
    await keepBack(tx, { delivery, verdict, now, onHeld })
    return undefined
  }
  await change(tx, id, {
    state: 'sending',
    attempts: delivery.attempts + 1,
    next_attempt_at: delivery.next_attempt_at ?? now,
    lease_until: later(now, leaseMs),
    captured_at: isSent ? null : now,
    // A mail that is kept as a file is not sent: it counts for no allowance, and its time to be tried has not begun.
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

/** Every time that decides is the database's: processes whose clocks differ agree about what is due. */
const databaseTime = sql`clock_timestamp()`.mapWith(deliveries.created_at)
const later = (time: Date, ms: number) => new Date(time.getTime() + ms)

interface KeptBack {
  delivery: Delivery
  verdict: Exclude<MailVerdict, { goesOut: true }>
  now: Date
  onHeld: ClaimOptions['onHeld']
}

async function keepBack(tx: Transaction, { delivery, verdict, now, onHeld }: KeptBack): Promise<void> {
  const { id } = delivery
  switch (verdict.because) {
    case 'replaced':
      return end(tx, delivery, replacedReason)
    case 'held': {
      await change(tx, id, {
        state: 'held',
        last_error: verdict.reason,
        next_attempt_at: null,
        lease_until: null,
      })
      await onHeld?.(tx)
      return
    }
    case 'put off': {
      const notBefore = later(now, verdict.forMs)
      // Of one whose attempt was cut off, too, something may have arrived.
      const state = ['sending', 'uncertain'].includes(delivery.state) ? 'uncertain' : 'pending'
      await change(tx, id, { state, next_attempt_at: notBefore, lease_until: null })
    }
  }
}

/** Named in a digest with others, and not sent itself. */
async function intoDigest(tx: Transaction, delivery: Delivery, digest: DigestRule): Promise<void> {
  const about = await digest.add(tx, delivery)
  await change(tx, delivery.id, {
    state: 'not_sent',
    about,
    last_error: `More than ${digest.perHour} came within an hour: a digest tells of this one.`,
    next_attempt_at: null,
    lease_until: null,
  })
}

/** It will not go out any more. */
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
