import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#server/db/connect'

export interface DatabaseHealth {
  /** Why the site cannot store anything, in a few words; undefined if it can. Within 1.5 seconds. */
  fault(): Promise<string | undefined>
  /** To be called for every call that failed because the disk is full. */
  recordDiskFull(): void
}

/** Load balancers seldom wait longer than two seconds. */
const deadlineMs = 1_500
/** Only a successful write shows that there is space again; this long without a failure counts as one. */
const diskFullForMs = 60_000

/** For an alert while the site serves pages but cannot store anything: `GET /healthz?deep`. */
export function createDatabaseHealth({ pool }: Pick<Database, 'pool'>): DatabaseHealth {
  let diskFullAtMs = -Infinity
  return {
    async fault() {
      if (performance.now() - diskFullAtMs < diskFullForMs) return 'the disk is full'
      const answer = pool.query('select 1').then(
        () => true,
        () => false,
      )
      const isAnswering = await Promise.race([answer, wait(deadlineMs, false, { ref: false })])
      return isAnswering ? undefined : 'the database does not answer'
    },
    recordDiskFull: () => void (diskFullAtMs = performance.now()),
  }
}
