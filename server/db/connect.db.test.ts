import { statSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { toAppError } from '#server/errors/error-response'
import { testDatabase } from '#test/database'
import { temporaryFolder } from '#test/server-process'
import { connectDatabase } from './connect.ts'

describe.skipIf(!process.env['TEST_DATABASE_URL'])('PostgreSQL', () => {
  async function connectBeside() {
    const other = await testDatabase()
    const database = await connectDatabase({
      databaseUrl: other.pool.options.connectionString,
      dataDir: '/nowhere',
    })
    const cut = (pid: number) => other.pool.query('select pg_terminate_backend($1, 5000)', [pid])
    return { database, cut }
  }
  const ownPid = sql<{ pid: number }>`select pg_backend_pid() as pid`

  test('survives a connection that is cut while idle in the pool', async () => {
    const { database, cut } = await connectBeside()
    const { rows } = await database.db.execute<{ pid: number }>(ownPid)
    await cut(rows[0]?.pid ?? 0)
    await expect.poll(() => database.pool.totalCount).toBe(0)
    expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
    await database.close()
  })

  test('survives a connection that is cut in the middle of a transaction', async () => {
    const { database, cut } = await connectBeside()
    const failure = await database.db
      .transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(ownPid)
        await cut(rows[0]?.pid ?? 0)
        await tx.execute(sql`select 1`)
      })
      .catch((error: unknown) => error)
    expect(toAppError(failure).code).toBe('unavailable')
    expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
    await database.close()
  })

  test('uses the database’s clock, whatever the process’s clock says', async () => {
    const { database } = await connectBeside()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
    try {
      const { rows } = await database.db.execute<{ ms: string }>(
        sql`select extract(epoch from now()) * 1000 as ms`,
      )
      const aheadMs = () => Math.abs(database.now().getTime() - Number(rows[0]?.ms))
      await expect.poll(aheadMs, { timeout: 10_000 }).toBeLessThan(20_000)
    } finally {
      vi.useRealTimers()
      await database.close()
    }
  })

  test('survives a connection that is cut while checked out and idle', async () => {
    const { database, cut } = await connectBeside()
    const client = await database.pool.connect()
    const ended = new Promise((resolve) => client.once('end', resolve))
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await cut(rows[0]?.pid ?? 0)
    await ended
    client.release()
    expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
    await database.close()
  })
})

describe('embedded', () => {
  test('makes its files private, refuses a second start, and keeps stored data', async () => {
    const dataDir = join(temporaryFolder(), 'data')
    const first = await connectDatabase({ databaseUrl: undefined, dataDir })
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    expect(statSync(join(dataDir, 'db')).mode & 0o777).toBe(0o700)
    await expect(connectDatabase({ databaseUrl: undefined, dataDir })).rejects.toThrow(
      `Another process (pid ${process.pid} on ${hostname()}) is already using ${dataDir}.`,
    )
    await first.db.execute(sql`create table kept as select 7 as seven`)
    await first.close()

    const second = await connectDatabase({ databaseUrl: undefined, dataDir })
    expect((await second.db.execute(sql`select seven from kept`)).rows).toEqual([{ seven: 7 }])
    await second.close()
    // Opening an embedded database for the first time writes all of its 40 MB.
  }, 60_000)
})
