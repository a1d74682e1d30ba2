import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database'
import { causeOf } from './failures.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => causeOf(error),
  )

test('a statement after a failed one in its transaction fails for the same reason', async () => {
  const failures: unknown[] = []
  const ended = database.db.transaction(async (tx) => {
    const both = [tx.execute(sql`select 1 / 0`), tx.execute(sql`select 1`)]
    failures.push(...(await Promise.all(both.map(failureOf))))
    throw new Error('rolled back')
  })
  await expect(ended).rejects.toThrow('rolled back')
  const division = { code: '22012', message: 'division by zero' }
  expect(failures).toMatchObject([division, division])
})

test('the next transaction of the connection fails for its own reasons', async () => {
  await failureOf(database.db.execute(sql`select 1 / 0`))
  const failure = await failureOf(
    database.db.transaction(async (tx) => {
      await failureOf(tx.execute(sql`select 'x'::int`))
      await tx.execute(sql`select 1`)
    }),
  )
  expect(failure).toMatchObject({ code: '22P02' })
})
