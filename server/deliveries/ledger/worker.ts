import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { AttemptOutcome } from '#domain/delivery-state'
import type { Database, Transaction } from '#server/db/connect'
import { deliveries, type Delivery } from '#server/db/schema/deliveries'
import { ServiceError } from '#server/errors/service-error'
import { forRequest, type RequestTrace } from '#server/trace/request-trace'
import { markCaptured, markDelivered, markFailed, markObsolete } from './attempt-ends.ts'
import { causedBy, deliverWithin, laneOfNew } from './deliver.ts'
import {
  type AttemptResult,
  captured,
  type DeliveryKind,
  type DeliveryServices,
  type NewDelivery,
} from './delivery-kind.ts'
import type { Ceilings } from './judge-mail.ts'
import { attemptLimitMs as longestAttemptMs } from './lease.ts'
import { attemptsAtOnce, createLane, type LaneName, laneNames, type Taken } from './lanes.ts'
import { claim, type Reach } from './ledger.ts'
import { NotWanted } from './not-wanted.ts'
import { type RetryDelay, retryDelayMs } from './schedule.ts'
import { expireLeases, lanesWithWork, releaseConnected } from './waiting.ts'
import { within } from './within.ts'

export interface DeliveryWorker {
  /** Checks at once for these deliveries instead of at the next poll; without an argument, for any. */
  wake(written?: readonly NewDelivery[]): void
  /** Starts no new attempts and waits for running ones, at most `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>
}

interface WorkerOptions {
  database: Database
  kinds: readonly DeliveryKind[]
  services: DeliveryServices
  log: Logger
  /** The limit on mails to strangers; undefined in load tests. */
  ceilings?: Ceilings | undefined
  /** Creates the owner notice about held mails, in the transaction that holds one. */
  onHeld: (tx: Transaction) => Promise<void>
  /** Called whenever a delivery's state changes. */
  onAttempts?: () => void
  /** Called with the outcome of each attempt. */
  onEnded?: (kind: string, outcome: AttemptOutcome) => void
  /** Whether many visitors are waiting for this process now. */
  isBusy?: () => boolean
  /** Whether captured mails stay captured instead of waiting for a mail server. */
  isDevelopment?: boolean
  /** The time limit of an attempt; short in tests. */
  attemptLimitMs?: number
  /** The retry delay; short in tests. */
  delayOf?: RetryDelay
}

const connectedEveryMs = 15_000
/** The poll interval, for deliveries of other processes; those created by this process wake it at once. */
const lookEveryMs = 2_000
/**
 * The pause before an attempt of the lane `mail` while visitors wait, because composing a mail costs as much as storing
 * several leads.
 */
export const busyPauseMs = 250

/** Starts the delivery worker: one set of attempts per lane, with polling for deliveries of other processes. */
export async function startDeliveryWorker({
  database,
  kinds,
  services,
  log,
  ceilings,
  onHeld,
  isBusy = () => false,
  onAttempts = () => {},
  onEnded = () => {},
  isDevelopment = false,
  attemptLimitMs = longestAttemptMs,
  delayOf = retryDelayMs,
}: WorkerOptions): Promise<DeliveryWorker> {
  const { db, engine } = database
  const kindOf = new Map(kinds.map((kind) => [kind.name, kind]))
  function reachOf(name: string): Reach {
    const kind = kindOf.get(name)
    if (kind?.isConnected(services)) return 'connected'
    return kind?.isCaptured?.(services) ? 'captured' : 'not connected'
  }
  const options = {
    reachOf,
    digestOf: (name: string) => kindOf.get(name)?.digest,
    alertAddress: () => services.owner?.email,
    ceilings,
    onHeld,
  }

  async function takeNext(lane: LaneName): Promise<Taken> {
    if (lane === 'mail' && isBusy()) await wait(busyPauseMs, undefined, { ref: false })
    try {
      const { foundDue, claimed } = await claim(db, eq(deliveries.lane, lane), options)
      if (foundDue) onAttempts()
      if (claimed) return await forRequest(causeOf(claimed), () => makeAttempt(claimed)).finally(onAttempts)
      return foundDue ? 'passed over' : 'nothing'
    } catch (error) {
      log.warn({ err: error, lane }, 'could not take a delivery')
      return 'nothing'
    }
  }

  const lanes = new Map(
    laneNames.map((name) => [
      name,
      createLane(attemptsAtOnce[name], () => forRequest(undefined, () => takeNext(name))),
    ]),
  )

  async function makeAttempt(claimed: Delivery): Promise<Taken> {
    const deliveryId = claimed.id
    const kind = kindOf.get(claimed.kind)
    if (!kind) return 'passed over'
    const about = { deliveryId, kind: kind.name, attempt: claimed.attempts + 1 }
    const started = performance.now()
    const tookMs = () => performance.now() - started
    const attempt = attemptAt(kind, claimed)
    const end = (said: string | void) =>
      markDelivered(db, claimed, {
        tookMs: tookMs(),
        answer: said,
        onDelivered: kind.onDelivered && ((tx) => settle(kind, claimed, tx)),
      })
    let answer: AttemptResult
    try {
      answer = await within(attemptLimitMs, attempt)
    } catch (error) {
      if (error instanceof NotWanted) {
        await markObsolete(db, claimed, error.message)
        log.info({ ...about, why: error.message }, 'delivery not wanted any more')
        return 'passed over'
      }
      const state = await markFailed(db, claimed, {
        error,
        tookMs: tookMs(),
        delayOf,
        maxAttempts: kind.maxAttempts,
      })
      onEnded(kind.name, error instanceof ServiceError && error.uncertain ? 'uncertain' : 'failed')
      log.warn({ ...about, state, err: error }, 'delivery attempt failed')
      // An aborted attempt may still succeed.
      void attempt.then((late) => (late === captured ? undefined : end(late))).catch(() => {})
      return isDeliverySpecific(kind, error) ? 'got through' : 'failed'
    }
    if (answer === captured) {
      await markCaptured(db, claimed, isDevelopment ? 'captured' : 'not_connected')
      log.info(about, 'mail kept as a file')
      return 'passed over'
    }
    await end(answer)
    onEnded(kind.name, 'delivered')
    log.info(about, 'delivered')
    return 'got through'
  }

  async function settle(kind: DeliveryKind, { payload }: Delivery, tx: Transaction): Promise<void> {
    await kind.onDelivered?.(tx, kind.payload.parse(payload))
  }

  async function attemptAt(kind: DeliveryKind, claimed: Delivery): Promise<AttemptResult> {
    return kind.attempt({
      payload: kind.payload.parse(claimed.payload),
      db,
      services,
      key: claimed.dedupe_key,
      recipient: claimed.recipient,
      repeated: claimed.attempts > 0,
      async store(work) {
        await db.transaction((tx) => {
          const deliver = deliverWithin(tx)
          const cause = { sender: claimed.sender ?? undefined }
          return work(tx, (...delivery) => deliver(...causedBy(cause, delivery)))
        })
        wake()
      },
    })
  }

  /** Polls for retries, for other processes' deliveries, and for those of a dead process. */
  async function look(): Promise<void> {
    try {
      for (const name of await lanesWithWork(db, laneNames)) lanes.get(name)?.wake()
    } catch (error) {
      log.warn({ err: error }, 'could not look for deliveries')
    }
  }

  async function lookForConnected(): Promise<void> {
    try {
      const connected = kinds.filter((kind) => kind.isConnected(services)).map(({ name }) => name)
      const found = await releaseConnected(db, connected)
      if (found > 0) log.info({ found }, 'deliveries taken up again')
    } catch (error) {
      log.warn({ err: error }, 'could not look for deliveries')
    }
  }

  if (engine === 'pglite') await expireLeases(db)
  await lookForConnected()
  await look()
  const timers = [
    setInterval(() => void look(), lookEveryMs),
    setInterval(() => void lookForConnected(), connectedEveryMs),
  ]
  for (const timer of timers) timer.unref()

  function wake(written?: readonly NewDelivery[]): void {
    if (!written) return void look()
    for (const [lane, ofLane] of Map.groupBy(written, laneOfNew)) lanes.get(lane)?.wake(ofLane.length)
  }

  return {
    wake,
    async stop(timeoutMs) {
      timers.forEach(clearInterval)
      await Promise.race([
        Promise.all([...lanes.values()].map((lane) => lane.stop())),
        wait(timeoutMs, undefined, { ref: false }),
      ])
    },
  }
}

/** Returns the request that caused a delivery, for the log lines of its attempts. */
const causeOf = ({ request_id: requestId, trace_id: traceId }: Delivery): RequestTrace | undefined =>
  requestId !== null && traceId !== null ? { requestId, traceId } : undefined

/** Whether a failure concerns only this delivery: the service responded, or each delivery has its own server. */
const isDeliverySpecific = ({ service }: DeliveryKind, error: unknown) =>
  service === 'web' || (error instanceof ServiceError && error.rejected)
