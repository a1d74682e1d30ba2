import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#server/db/connect'

export interface DatabaseHealth {
  /** What keeps the site from storing anything, in a few words; undefined when nothing does. Within 1.5 seconds. */
  fault(): Promise<string | undefined>
  /** To be called for every call that failed because the disk is full. */
  noteDiskFull(): void
}

/** A load balancer's own patience is seldom longer than two seconds. */
const patienceMs = 1_500
/** Nothing tells that there is room again but storing something: so long without a failure it is taken for told. */
const diskFullForMs = 60_000

/** For whoever is to be woken while the site serves its pages and can store nothing: `GET /healthz?deep`. */
export function createDatabaseHealth({ pool }: Pick<Database, 'pool'>): DatabaseHealth {
  let diskFullAtMs = -Infinity
  return {
    async fault() {
      if (performance.now() - diskFullAtMs < diskFullForMs) return 'the disk is full'
      const answer = pool.query('select 1').then(
        () => true,
        () => false,
      )
      const isAnswering = await Promise.race([answer, wait(patienceMs, false, { ref: false })])
      return isAnswering ? undefined : 'the database does not answer'
    },
    noteDiskFull: () => void (diskFullAtMs = performance.now()),
  }
}
