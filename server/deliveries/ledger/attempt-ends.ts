import { and, eq, ne, sql } from 'drizzle-orm'
import type { AttemptOutcome } from '#domain/delivery-state'
import type { Db, Transaction } from '#server/db/connect'
import { deliveries, type Delivery } from '#server/db/schema/deliveries'
import { ServiceError } from '#server/errors/service-error'
import { recordAttempt } from './record-attempt.ts'
import type { RetryDelay } from './schedule.ts'

/** How long the attempt took. In the functions below, `claimed` is the row from before this attempt claimed it. */
interface Timed {
  tookMs: number
}

interface AttemptResult extends Timed {
  outcome: AttemptOutcome
  answer: string | null
}

/** Records an attempt's outcome in the statement that ends it. */
function withAttempt(
  db: Db | Transaction,
  { id, attempts }: Pick<Delivery, 'id' | 'attempts'>,
  { outcome, answer, tookMs }: AttemptResult,
) {
  const noted = recordAttempt({ deliveryId: id, number: attempts + 1, outcome, tookMs, answer })
  return db.with(db.$with('noted', {}).as(noted))
}

interface Delivered extends Timed {
  answer?: string | void
  /** Runs in the transaction that records the delivery. */
  onDelivered?: ((tx: Transaction) => Promise<void>) | undefined
}

/** Records that a service has the delivery. The claim is not checked, because that is true however late it is. */
export async function markDelivered(
  db: Db,
  claimed: Pick<Delivery, 'id' | 'attempts'>,
  { onDelivered, ...delivered }: Delivered,
): Promise<void> {
  if (!onDelivered) return recordDelivered(db, claimed, delivered)
  await db.transaction(async (tx) => {
    // Contacts are locked before deliveries, as everywhere, so that no two transactions wait for each other.
    await onDelivered(tx)
    await recordDelivered(tx, claimed, delivered)
  })
}

async function recordDelivered(
  db: Db | Transaction,
  claimed: Pick<Delivery, 'id' | 'attempts'>,
  { tookMs, answer }: Omit<Delivered, 'onDelivered'>,
): Promise<void> {
  await withAttempt(db, claimed, { outcome: 'delivered', answer: answer ?? null, tookMs })
    .update(deliveries)
    .set({
      state: 'delivered',
      delivered_at: sql`clock_timestamp()`,
      next_attempt_at: null,
      lease_until: null,
      last_error: null,
    })
    .where(and(eq(deliveries.id, claimed.id), ne(deliveries.state, 'delivered')))
}

interface FailureOptions extends Timed {
  error: unknown
  delayOf: RetryDelay
  /** The limit of the delivery's kind; default none. */
  maxAttempts?: number | undefined
}

/**
 * Records why an attempt failed, and schedules the next one, or gives up at the deadline, after `maxAttempts`, or when
 * a person's address does not exist. Returns the new state; undefined if another attempt has claimed it since.
 */
export async function markFailed(
  db: Db,
  claimed: Delivery,
  { error, tookMs, delayOf, maxAttempts = Infinity }: FailureOptions,
): Promise<'pending' | 'uncertain' | 'failed' | undefined> {
  const known = error instanceof ServiceError ? error : undefined
  const reason = known?.message ?? 'An unexpected fault on our side; the log has the details.'
  const outcome = known?.uncertain ? 'uncertain' : 'failed'
  const delayMs = delayOf(claimed.attempts + 1, Math.random(), known?.retryAfterSeconds)
  const next = sql`clock_timestamp() + ${delayMs} * interval '1 ms'`
  // An alert's address is a setting that the owner can correct, so alerts are retried; the office's first screen shows the refusal.
  const isUndeliverable = known?.permanent === true && claimed.recipient !== null
  const givesUp =
    isUndeliverable || claimed.attempts + 1 >= maxAttempts
      ? sql`true`
      : sql`${next} > ${deliveries.expires_at}`
  const [ended] = await withAttempt(db, claimed, { outcome, answer: reason, tookMs })
    .update(deliveries)
    .set({
      state: sql`case when ${givesUp} then 'failed' else ${known?.uncertain || mayHaveArrived(claimed) ? 'uncertain' : 'pending'} end`,
      last_error: reason,
      lease_until: null,
      next_attempt_at: sql`case when ${givesUp} then null else ${next} end`,
      // Claiming added this attempt to `sent_at`. An attempt that certainly failed sent no mail.
      ...(known?.uncertain ? {} : { sent_at: claimed.sent_at }),
    })
    .where(isOwnClaim(claimed))
    .returning({ state: deliveries.state })
  return ended?.state as 'pending' | 'uncertain' | 'failed' | undefined
}

/**
 * Ends a delivery that nobody needs any more as if it had not been claimed: it counts toward no rate limit. If an
 * earlier attempt may have succeeded, it is `failed` instead of `not_sent`.
 */
export async function markObsolete(db: Db, claimed: Delivery, why: string): Promise<void> {
  const { attempts, first_attempted_at, sent_at, to_stranger } = claimed
  await db
    .update(deliveries)
    .set({
      ...(mayHaveArrived(claimed)
        ? { state: 'failed', last_error: claimed.last_error ?? why }
        : { state: 'not_sent', last_error: why }),
      attempts,
      first_attempted_at,
      sent_at,
      to_stranger,
      next_attempt_at: null,
      lease_until: null,
    })
    .where(isOwnClaim(claimed))
}

/** Ends the claim of a mail that was captured because no mail server is connected. It counts toward no rate limit. */
export async function markCaptured(
  db: Db,
  claimed: Delivery,
  state: 'not_connected' | 'captured',
): Promise<void> {
  await db
    .update(deliveries)
    .set({ state, attempts: claimed.attempts, next_attempt_at: null, lease_until: null })
    .where(isOwnClaim(claimed))
}

/** Matches the delivery only while this attempt's claim holds, because an attempt may end only its own claim. */
const isOwnClaim = ({ id, attempts }: Delivery) =>
  and(eq(deliveries.id, id), eq(deliveries.state, 'sending'), eq(deliveries.attempts, attempts + 1))

/** Whether an earlier attempt may have succeeded: its result was uncertain, or its process died while sending. */
const mayHaveArrived = ({ state, captured_at }: Delivery) =>
  state === 'uncertain' || (state === 'sending' && captured_at === null)
