import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectDatabase, type Database } from './connect.ts'

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

// The embedded database runs no automatic analyze, so it plans a statement each time.
const databaseUrl = process.env['TEST_DATABASE_URL']
const onServer = test.skipIf(!databaseUrl)

// A new connection for each test, because the number of statement names is limited.
let database: Database
beforeEach(async () => {
  if (databaseUrl) database = await connectDatabase({ databaseUrl, dataDir: '' })
})
afterEach(() => database?.close())

onServer(
  'a connection plans a repeated statement once, and executes it with each call’s parameters',
  async () => {
    const { db } = database
    await db.transaction(async (tx) => {
      const planned = async () =>
        (
          await tx.execute(
            sql`select statement from pg_prepared_statements where statement like '%once and again%'`,
          )
        ).rows.length
      const ask = async (number: number) => {
        const { rows } = await tx.execute<{ n: number }>(sql`select ${number}::int as n /* once and again */`)
        return rows[0]?.n
      }
      for (const number of upTo(4)) expect(await ask(number)).toBe(number)
      expect(await planned()).toBe(0)
      for (const number of upTo(8)) expect(await ask(number)).toBe(number)
      expect(await planned()).toBe(1)
      expect(await Promise.all(upTo(8).map(ask))).toEqual(upTo(8))
    })
  },
)

onServer('a named statement that fails leaves its connection usable', async () => {
  const { db } = database
  const divide = (by: number) => db.execute(sql`select 6 / ${by}::int as n /* failing now and then */`)
  for (const by of [1, 0, 2, 0, 3, 0, 0, 6]) {
    const asked = divide(by)
    if (by === 0) await expect(asked).rejects.toThrow()
    else expect((await asked).rows).toEqual([{ n: 6 / by }])
  }
})

onServer('a named statement still works after its table was altered', async () => {
  const { db } = database
  await db.transaction(async (tx) => {
    await tx.execute(sql`create table changing_under (a int)`)
    const add = (a: number) => tx.execute(sql`insert into changing_under (a) select ${a}::int`)
    for (const a of upTo(6)) await add(a)
    await tx.execute(sql`alter table changing_under add column b int`)
    await add(7)
    const { rows } = await tx.execute<{ n: number }>(sql`select count(*)::int as n from changing_under`)
    expect(rows[0]?.n).toBe(7)
    await tx.execute(sql`drop table changing_under`)
  })
})
