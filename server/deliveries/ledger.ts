import { and, eq, inArray, lte, or, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'
import { ServiceError } from '#server/services/service-error'
import type { Queue } from './queue.ts'
import { type RetryDelay, tryForMs } from './schedule.ts'

export type Delivery = typeof deliveries.$inferSelect

/** Longer than any attempt may take: afterwards the process that made it is taken for dead. */
export const leaseMs = 90_000

/** The queue goes by the database's clock, the ledger by ours: a bell that rings this early still counts. */
const clockToleranceMs = 2_000

const mailsPerHour = 3
/** The clock of a mail starts with its attempt, which may take as long as its lease until the mail is there. */
const hourMs = 3_600_000 + leaseMs

interface ClaimOptions {
  isConnected(kind: string): boolean
  now: Date
}

/**
 * Takes a delivery for one attempt. Nothing comes back when there is nothing to do now: it is done, being sent,
 * not yet due, not connected, or its recipient has had enough mail for this hour (then it is put off).
 */
export async function claim(
  db: Db,
  queue: Queue,
  id: string,
  { isConnected, now }: ClaimOptions,
): Promise<Delivery | undefined> {
  return db.transaction(async (tx) => {
    const [delivery] = await tx.select().from(deliveries).where(eq(deliveries.id, id)).for('update')
    if (!delivery || !isDue(delivery, now)) return undefined
    if (!isConnected(delivery.kind)) {
      await change(tx, id, { state: 'not_connected', next_attempt_at: null, lease_until: null })
      return undefined
    }
    const freeAt = delivery.recipient ? await recipientFreeAt(tx, delivery.recipient, now) : now
    if (freeAt > now) {
      // Of one whose attempt was cut off, too, something may have arrived.
      const state = ['sending', 'uncertain'].includes(delivery.state) ? 'uncertain' : 'pending'
      await change(tx, id, { state, next_attempt_at: freeAt, lease_until: null })
      await queue.ring(tx, [delivery], freeAt)
      return undefined
    }
    await change(tx, id, {
      state: 'sending',
      attempts: delivery.attempts + 1,
      first_attempted_at: delivery.first_attempted_at ?? now,
      lease_until: new Date(now.getTime() + leaseMs),
      sent_at:
        delivery.recipient === null ? [] : [...delivery.sent_at.filter((at) => at > anHourBefore(now)), now],
    })
    return delivery
  })
}

function isDue(delivery: Delivery, now: Date): boolean {
  switch (delivery.state) {
    case 'delivered':
    case 'failed':
      return false
    case 'sending':
      return (delivery.lease_until ?? now) <= now
    case 'pending':
    case 'uncertain':
      return (delivery.next_attempt_at ?? now).getTime() <= now.getTime() + clockToleranceMs
    case 'not_connected':
      return true
  }
}

/**
 * When the recipient may get the next mail: whoever asks for them, three an hour and no more. What may have arrived
 * counts like what has: a server that takes mails without confirming them would otherwise pass on every repeat.
 */
async function recipientFreeAt(tx: Transaction, recipient: string, now: Date): Promise<Date> {
  // Two deliveries to one address would otherwise both count before either is counted.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${recipient}, 0))`)
  const found = await tx
    .select({ sentAt: deliveries.sent_at })
    .from(deliveries)
    .where(and(eq(deliveries.recipient, recipient), sql`${anHourBefore(now)} < any(${deliveries.sent_at})`))
  const recent = found.flatMap(({ sentAt }) => sentAt).filter((at) => at > anHourBefore(now))
  const third = recent.toSorted((a, b) => b.getTime() - a.getTime())[mailsPerHour - 1]
  return third ? new Date(third.getTime() + hourMs) : now
}

const anHourBefore = (now: Date) => new Date(now.getTime() - hourMs)

export async function markDelivered(db: Db, id: string, now: Date): Promise<void> {
  await change(db, id, {
    state: 'delivered',
    delivered_at: now,
    next_attempt_at: null,
    lease_until: null,
    last_error: null,
  })
}

interface FailureOptions {
  error: unknown
  now: Date
  delayOf: RetryDelay
}

/** Notes why an attempt failed, and plans the next one or gives up after 72 hours. Returns the new state. */
export async function markFailed(
  db: Db,
  queue: Queue,
  claimed: Delivery,
  { error, now, delayOf }: FailureOptions,
): Promise<'pending' | 'uncertain' | 'failed'> {
  const known = error instanceof ServiceError ? error : undefined
  const last_error = known?.message ?? 'An unexpected fault on our side; the log has the details.'
  const givesUp = now.getTime() - (claimed.first_attempted_at ?? now).getTime() >= tryForMs
  // A later refusal does not take back what an earlier attempt may have done; nor does a process that died sending.
  const mayHaveArrived = known?.uncertain || claimed.state === 'uncertain' || claimed.state === 'sending'
  const state = givesUp ? 'failed' : mayHaveArrived ? 'uncertain' : 'pending'
  // This attempt's time was noted as it began; one that was refused has sent nothing.
  const sent = known?.uncertain ? {} : { sent_at: claimed.sent_at }
  const next = new Date(
    now.getTime() + delayOf(claimed.attempts + 1, Math.random(), known?.retryAfterSeconds),
  )
  await db.transaction(async (tx) => {
    await change(tx, claimed.id, {
      state,
      last_error,
      lease_until: null,
      next_attempt_at: givesUp ? null : next,
      ...sent,
    })
    if (!givesUp) await queue.ring(tx, [claimed], next)
  })
  return state
}

interface SweepOptions {
  connectedKinds: readonly string[]
  now: Date
  /** How long something has been due when its job is taken for lost; default a minute. */
  overdueMs?: number
}

/**
 * Rings again for whatever is due and has no job: left by a process that died, waiting for a service that is
 * connected now, or whose job the queue has dropped. A second job for one delivery does no harm: {@link claim} gives
 * it to one of them. Returns how many were found.
 */
export async function sweep(
  db: Db,
  queue: Queue,
  { connectedKinds, now, overdueMs = 60_000 }: SweepOptions,
): Promise<number> {
  if (connectedKinds.length === 0) return 0
  const overdue = new Date(now.getTime() - overdueMs)
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: deliveries.id, kind: deliveries.kind })
      .from(deliveries)
      .where(
        and(
          inArray(deliveries.kind, [...connectedKinds]),
          or(
            and(eq(deliveries.state, 'sending'), lte(deliveries.lease_until, now)),
            and(
              inArray(deliveries.state, ['pending', 'uncertain']),
              lte(deliveries.next_attempt_at, overdue),
            ),
            eq(deliveries.state, 'not_connected'),
          ),
        ),
      )
      .orderBy(deliveries.created_at)
      .limit(500)
      .for('update', { skipLocked: true })
    if (found.length === 0) return 0
    await tx
      .update(deliveries)
      // `sending` stays: the next attempt has to know that this one may have arrived.
      .set({
        next_attempt_at: now,
        state: sql`case ${deliveries.state} when 'not_connected' then 'pending' else ${deliveries.state} end`,
      })
      .where(
        inArray(
          deliveries.id,
          found.map(({ id }) => id),
        ),
      )
    await queue.ring(tx, found)
    return found.length
  })
}

/** The embedded database has one process: whatever it was sending when it died is free at once. */
export async function expireLeases(db: Db, now: Date): Promise<void> {
  await db.update(deliveries).set({ lease_until: now }).where(eq(deliveries.state, 'sending'))
}

async function change(
  db: Db | Transaction,
  id: string,
  values: Partial<typeof deliveries.$inferInsert>,
): Promise<void> {
  await db.update(deliveries).set(values).where(eq(deliveries.id, id))
}
