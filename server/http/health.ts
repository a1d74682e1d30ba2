import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import type { Database } from '#server/db/connect'

interface HealthOptions {
  database: Pick<Database, 'pool'>
  /** Whether it has started and is not on its way out. */
  isReady(): Promise<boolean>
}

/** A load balancer's own patience is seldom longer than two seconds. */
const patienceMs = 1_500
/** Nothing tells that there is room again but storing something: so long without a failure it is taken for told. */
const diskFullForMs = 60_000

/**
 * `GET /healthz`: the process lives. `GET /healthz?deep`: its database answers and can store, else 503; for whoever is
 * to be woken. `GET /readyz`: it can serve pages, 503 while it is on its way out; for load balancers. Without its
 * database it serves pages all the same, so that says nothing of it.
 */
export function createHealth({ database: { pool }, isReady }: HealthOptions) {
  let diskFullAtMs = -Infinity

  async function faultOfDatabase(): Promise<string | undefined> {
    if (performance.now() - diskFullAtMs < diskFullForMs) return 'the disk is full'
    const answer = pool.query('select 1').then(
      () => true,
      () => false,
    )
    const isAnswering = await Promise.race([answer, wait(patienceMs, false, { ref: false })])
    return isAnswering ? undefined : 'the database does not answer'
  }

  const routes = new Hono()
    .get('/healthz', async (c) => {
      const fault = c.req.query('deep') === undefined ? undefined : await faultOfDatabase()
      return fault ? c.text(fault, 503, { 'retry-after': '5' }) : c.text('ok')
    })
    .get('/readyz', async (c) => {
      if (await isReady()) return c.text('ready')
      return c.text('not ready', 503, { 'retry-after': '5' })
    })
  return { routes, noteDiskFull: () => void (diskFullAtMs = performance.now()) }
}
