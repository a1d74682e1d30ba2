import type { Logger } from 'pino'
import type { Database, Transaction } from '#server/db/connect'
import { causedBy, deliverWithin, type NewDelivery } from './deliver.ts'
import type { DeliveryKind, DeliveryServiceName, DeliveryServices } from './delivery-kind.ts'
import { firstPriority, mailRules } from '#domain/mail-rules'
import { tellOfHeldMails } from './held-mails-notice.ts'
import type { Ceilings } from './judge-mail.ts'
import { attemptLimitMs as longestAttemptMs } from './lease.ts'
import { claim, type Delivery, markDelivered, markFailed } from './ledger.ts'
import { type DeliveryJob, type Queue, queueName } from './queue.ts'
import { type RetryDelay, retryDelayMs } from './schedule.ts'
import { expireLeases, sweep } from './sweep.ts'
import { within } from './within.ts'

export interface DeliveryWorker {
  /** Looks at once for what was written instead of at the next poll; for whatever there is when it is not said. */
  wake(written?: readonly NewDelivery[]): void
  /** Whether deliveries of a kind go out, or wait for their service's settings. */
  isConnected(kind: DeliveryKind): boolean
  /** Takes no new attempts and waits for those under way, at most `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>
}

interface WorkerOptions {
  database: Database
  queue: Queue
  kinds: readonly DeliveryKind[]
  services: DeliveryServices
  log: Logger
  /** On mails to strangers; none for load tests. */
  ceilings?: Ceilings | undefined
  /** How long an attempt may take; tests make it short. */
  attemptLimitMs?: number
  /** The wait before the next attempt; tests make it short. */
  delayOf?: RetryDelay
}

const sweepEveryMs = 15_000
const attemptsAtOnce = 4
/** Beside them, for what goes first: it waits neither for what is under way nor for a service that stalls. */
const firstLane = { localConcurrency: 2, minPriority: firstPriority }
/** What this process writes wakes it at once; this is for retries, and for what another process wrote. */
const pollingIntervalSeconds = 2

/** Starts making attempts: for each service its own few workers, and a look now and then for what was left behind. */
export async function startDeliveryWorker({
  database,
  queue,
  kinds,
  services,
  log,
  ceilings,
  attemptLimitMs = longestAttemptMs,
  delayOf = retryDelayMs,
}: WorkerOptions): Promise<DeliveryWorker> {
  const { db, engine } = database
  const connectedKinds = kinds.filter((kind) => kind.isConnected(services)).map(({ name }) => name)
  const workerIds = new Map<DeliveryServiceName, string[]>()
  let isStopping = false

  const kindOf = new Map(kinds.map((kind) => [kind.name, kind]))
  const isConnected = (name: string) => kindOf.get(name)?.isConnected(services) ?? false

  for (const service of new Set(kinds.map((kind) => kind.service))) {
    const lanes = [{ localConcurrency: attemptsAtOnce }, ...(goesFirst(kinds, service) ? [firstLane] : [])]
    const started = lanes.map((lane) =>
      queue.work(
        queueName(service),
        { batchSize: 1, pollingIntervalSeconds, ...lane },
        async ([job]: { data: DeliveryJob }[]) => {
          for (const deliveryId of job?.data.deliveryIds ?? []) if (!isStopping) await makeAttempt(deliveryId)
          // Where there was one there may be more: a backlog does not wait for polls.
          wakeFor(service)
        },
      ),
    )
    workerIds.set(service, await Promise.all(started))
  }

  async function makeAttempt(deliveryId: string): Promise<void> {
    const onHeld = (tx: Transaction) => tellOfHeldMails(tx, queue)
    const claimed = await claim(db, queue, deliveryId, { isConnected, ceilings, onHeld })
    const kind = claimed && kindOf.get(claimed.kind)
    if (!kind) return
    const about = { deliveryId, kind: kind.name, attempt: claimed.attempts + 1 }
    const attempt = attemptAt(kind, claimed)
    try {
      await within(attemptLimitMs, attempt)
    } catch (error) {
      const state = await markFailed(db, queue, claimed, {
        error,
        delayOf,
        maxAttempts: kind.maxAttempts,
      })
      log.warn({ ...about, state, err: error }, 'delivery attempt failed')
      // Given up for too long a wait, it may get through all the same.
      void attempt.then(() => markDelivered(db, deliveryId)).catch(() => {})
      return
    }
    await markDelivered(db, deliveryId)
    log.info(about, 'delivered')
  }

  async function attemptAt(kind: DeliveryKind, claimed: Delivery): Promise<void> {
    await kind.attempt({
      payload: kind.payload.parse(claimed.payload),
      db,
      services,
      key: claimed.dedupe_key,
      repeated: claimed.attempts > 0,
      async store(work) {
        await db.transaction((tx) => {
          const deliver = deliverWithin(tx, queue)
          const sender = claimed.sender ?? undefined
          return work(tx, (...delivery) => deliver(...causedBy(sender, delivery)))
        })
        wake()
      },
    })
  }

  async function lookForLeftovers(overdueMs?: number): Promise<void> {
    try {
      const found = await sweep(db, queue, { connectedKinds, overdueMs })
      if (found > 0) log.info({ found }, 'deliveries taken up again')
    } catch (error) {
      log.warn({ err: error }, 'could not look for deliveries left behind')
    }
  }

  if (engine === 'pglite') await expireLeases(db)
  // A process that ended in the middle of a job has left what came after: this one may be its successor.
  await lookForLeftovers(1_000)
  const timer = setInterval(() => void lookForLeftovers(), sweepEveryMs)
  timer.unref()

  function wakeFor(service: DeliveryServiceName): void {
    for (const id of workerIds.get(service) ?? []) queue.notifyWorker(id)
  }

  function wake(written?: readonly NewDelivery[]): void {
    const concerned = written?.map(([kind]) => kind.service) ?? workerIds.keys()
    for (const service of new Set(concerned)) wakeFor(service)
  }

  return {
    wake,
    isConnected: (kind) => kind.isConnected(services),
    async stop(timeoutMs) {
      clearInterval(timer)
      isStopping = true
      await queue.stop({ graceful: true, timeout: timeoutMs })
    },
  }
}

const goesFirst = (kinds: readonly DeliveryKind[], service: DeliveryServiceName) =>
  kinds.some(
    (kind) => kind.service === service && kind.mail && mailRules[kind.mail].priority >= firstPriority,
  )
