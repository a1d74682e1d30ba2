import type pg from 'pg'
import type { Database } from './connect.ts'
import { withoutTimeLimit } from './without-time-limit.ts'

/** Any number will do, as long as all our processes use the same one. */
const lockNumber = 7_274_103

/**
 * Does `work` in one process at a time: those that start together on one database wait for each other.
 * @param work gets the connection that holds the lock
 */
export async function withStartLock(
  { pool }: Pick<Database, 'pool'>,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  try {
    await withoutTimeLimit(client, async () => {
      await client.query('set statement_timeout = 0')
      await client.query('select pg_advisory_lock($1)', [lockNumber])
      await work(client)
      await client.query('select pg_advisory_unlock($1)', [lockNumber])
      await client.query('reset statement_timeout')
    })
    client.release()
  } catch (error) {
    // Closed, it gives its lock back.
    client.release(true)
    throw error
  }
}

/**
 * Lets no other process change the schema until this connection ends: it would have to wait for what is being read, and
 * everybody else for it. Several may do so at once.
 */
export async function holdUpgrades(client: pg.ClientBase): Promise<void> {
  await client.query('set statement_timeout = 0')
  await client.query('select pg_advisory_lock_shared($1)', [lockNumber])
}
