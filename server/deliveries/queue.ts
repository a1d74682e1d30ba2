import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Database, Transaction } from '#server/db/connect'
import { withStartLock } from '#server/db/start-lock'
import { type DeliveryKind, type DeliveryServiceName, deliveryServiceNames } from './delivery-kind.ts'

export interface DueDelivery {
  kind: string
  id: string
  /** Higher rings first; default 0. */
  priority?: number
  /** Default: at once. */
  notBefore?: Date
}

/** What a job says: these are to be looked at, one after the other. */
export interface DeliveryJob {
  deliveryIds: string[]
}

/** What a process that ends has not yet begun of a job waits for the sweep: few at a time. */
const deliveriesPerJob = 10

/** The jobs that carry deliveries: one pg-boss queue per outside service, so that a stalled one holds up no other. */
export type Queue = Pick<PgBoss, 'work' | 'offWork' | 'notifyWorker' | 'stop'> & {
  /** Rings for deliveries within `tx`: the jobs exist when, and only when, the transaction commits. */
  ring(tx: Transaction, due: readonly DueDelivery[]): Promise<void>
}

export const queueName = (service: DeliveryServiceName) => `delivery.${service}`

interface QueueOptions {
  kinds: readonly Pick<DeliveryKind, 'name' | 'service'>[]
  onError(error: Error): void
}

/**
 * Starts pg-boss on our own pool, for both engines: on the embedded one a second way in would put its statements
 * into the middle of our transactions.
 */
export async function startQueue(database: Database, { kinds, onError }: QueueOptions): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => executeSql(database, text, values) },
    backend: database.engine,
    schedule: false,
    reindex: false,
    monitorVacuum: false,
  })
  // Of a worker's it announces a copy, which is no error any more: the log would not know what to say of it.
  boss.on('error', (error) => onError(error instanceof Error ? error : Object.assign(new Error(), error)))
  const serviceOf = new Map(kinds.map(({ name, service }) => [name, service]))
  function queueOf(kind: string): string {
    const service = serviceOf.get(kind)
    if (!service) throw new Error(`no kind of delivery is called ${kind}`)
    return queueName(service)
  }
  async function prepare() {
    await boss.start()
    for (const name of deliveryServiceNames.map(queueName)) {
      // The ledger decides about repeats and knows what is open: a job is only its bell.
      await boss.createQueue(name, { retryLimit: 0, deleteAfterSeconds: 3600 })
      // Makes pg-boss remember the queue. It would otherwise look it up at the first send, over a second connection
      // from inside our transaction, and the embedded database has only one.
      await boss.findJobs(name, { id: randomUUID() })
    }
  }
  // Two that install pg-boss at once fail. The embedded database has one process, and no connection for a lock.
  if (database.engine === 'pglite') await prepare()
  else await withStartLock(database, prepare)
  return Object.assign(boss, {
    async ring(tx: Transaction, due: readonly DueDelivery[]) {
      for (const [name, ofQueue] of Map.groupBy(due, ({ kind }) => queueOf(kind)))
        await boss.insert(name, jobsFor(ofQueue), { db: fromDrizzle(tx, sql) })
    },
  })
}

/** Those of a job have their turn and their time in common. */
function jobsFor(due: readonly DueDelivery[]) {
  const alike = Map.groupBy(due, ({ priority = 0, notBefore }) => `${priority} ${notBefore?.getTime() ?? ''}`)
  return [...alike.values()].flatMap((group) =>
    chunksOf(deliveriesPerJob, group).map((chunk) => ({
      data: { deliveryIds: chunk.map(({ id }) => id) } satisfies DeliveryJob,
      priority: chunk[0]?.priority,
      startAfter: chunk[0]?.notBefore,
    })),
  )
}

function chunksOf<Item>(size: number, items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

/** For pg-boss, which also sends scripts of several statements. */
export async function executeSql(
  { pool }: Database,
  text: string,
  values?: unknown[],
): Promise<{ rows: unknown[] }> {
  const client = await pool.connect()
  try {
    const result: { rows: unknown[] } | { rows: unknown[] }[] = await client.query(text, values)
    return Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows) } : result
  } catch (error) {
    // A failed script may have left its transaction open on this connection.
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
