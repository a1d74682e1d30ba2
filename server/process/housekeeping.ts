import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '#server/db/connect'

/** A step that deletes expired data, or does other regular work. */
export interface HousekeepingStep {
  readonly name: string
  /**
   * Deletes a batch of what is due, in well under a second, and returns how many: it is called again until there are
   * none. Runs in a transaction of its own.
   */
  run(db: Db): Promise<number>
  /** Set for a step that every process runs itself, outside of a transaction, such as cleaning up its own files. */
  isLocal?: boolean
}

interface HousekeepingOptions {
  db: Db
  steps: readonly HousekeepingStep[]
  log: Logger
  /** The wait before the first run, because a site that starts is busy; default a minute. */
  firstAfterMs?: number
  everyMs?: number
  /** The pause between two batches, for others who wait for a connection or a lock. */
  pauseMs?: number
}

export interface Housekeeping {
  /** Begins no further batch and waits for the one in progress. */
  stop(): Promise<void>
}

const hourMs = 3_600_000

/**
 * Deletes expired data while the site runs: every hour, step by step, in small batches with pauses, because the
 * embedded database shares one connection with visitors. Of several processes one runs a step at a time; the others
 * skip it. Failures are logged and retried the next time.
 */
export function startHousekeeping({
  db,
  steps,
  log,
  firstAfterMs = 60_000,
  everyMs = hourMs,
  pauseMs = 100,
}: HousekeepingOptions): Housekeeping {
  const stopped = new AbortController()
  const { signal } = stopped
  const pause = (ms: number) => wait(ms, undefined, { signal, ref: false }).catch(() => {})

  async function doStep(step: HousekeepingStep): Promise<void> {
    let forgotten = 0
    try {
      for (;;) {
        const begun = performance.now()
        const count = step.isLocal ? await step.run(db) : await runAlone(db, step)
        forgotten += count
        if (count === 0 || signal.aborted) break
        // On a busy machine a batch takes longer: visitors get as much time as the batches do.
        await pause(Math.max(pauseMs, performance.now() - begun))
      }
    } catch (error) {
      log.warn({ err: error, step: step.name }, 'housekeeping failed')
    }
    if (forgotten > 0) log.info({ step: step.name, forgotten }, 'housekeeping')
  }

  async function keepHouse(): Promise<void> {
    await pause(withSpread(firstAfterMs))
    while (!signal.aborted) {
      for (const step of steps) if (!signal.aborted) await doStep(step)
      await pause(withSpread(everyMs))
    }
  }

  const done = keepHouse()
  return {
    async stop() {
      stopped.abort()
      await done
    },
  }
}

/** Up to a tenth longer, so that processes that started together do not do everything together. */
const withSpread = (ms: number) => ms * (1 + Math.random() / 10)

/** Runs one batch and returns its count, or 0 while another process runs this step. */
function runAlone(db: Db, { name, run }: HousekeepingStep): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ is_ours: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`housekeeping:${name}`}, 0)) as is_ours`,
    )
    return rows[0]?.is_ours ? run(tx) : 0
  })
}
