import type pg from 'pg'
import type { Database } from './connect.ts'
import { withoutTimeLimit } from './without-time-limit.ts'

/** An arbitrary number, the same for all our processes. */
const lockNumber = 7_274_103

/**
 * Runs `work` in one process at a time: processes that start together on one database wait for each other.
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
    // Closing it releases the lock.
    client.release(true)
    throw error
  }
}

/**
 * Prevents schema changes by other processes until this connection ends: they would have to wait for running reads,
 * and everybody else for them. Several may hold it at once.
 */
export async function blockUpgrades(client: pg.ClientBase): Promise<void> {
  await client.query('set statement_timeout = 0')
  await client.query('select pg_advisory_lock_shared($1)', [lockNumber])
}
