import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestApp } from '#test/app'
import { putContact } from '#test/contacts'
import { type TestDatabase, testDatabase } from '#test/database'
import type { Transaction } from './connect.ts'
import { contacts } from './schema/contacts.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

/** A barrier for two; later callers do not wait. */
function meetingOfTwo(): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let arrived = 0
  return async () => {
    arrived += 1
    if (arrived === 2) resolve()
    await promise
  }
}

// The embedded database has one connection.
describe.skipIf(!process.env['TEST_DATABASE_URL'])('two transactions that lock in opposite orders', () => {
  test('both commit: the one that PostgreSQL aborts runs again', async () => {
    const [a, b] = [await putContact(database, {}), await putContact(database, {})]
    const meet = meetingOfTwo()
    let runs = 0
    const rename = (tx: Transaction, id: string) =>
      tx
        .update(contacts)
        .set({ name: sql`coalesce(${contacts.name}, '') || 'x'` })
        .where(eq(contacts.id, id))
    const inOrder = (first: string, second: string) =>
      database.db.transaction(async (tx) => {
        runs += 1
        await rename(tx, first)
        await meet()
        await rename(tx, second)
      })
    await Promise.all([inOrder(a, b), inOrder(b, a)])
    const names = (await database.db.select({ name: contacts.name }).from(contacts)).map(({ name }) => name)
    expect(names).toEqual(['xx', 'xx'])
    expect(runs).toBe(3)
  })

  test('returns 503 when every retry fails, not an internal error', async () => {
    const id = await putContact(database, {})
    const contended = sql`create or replace function contended() returns trigger language plpgsql as
      $$ begin raise exception using errcode = '40P01'; end $$`
    await database.db.execute(contended)
    await database.db.execute(
      sql`create trigger contended before insert on notes for each row execute function contended()`,
    )
    try {
      const answer = await createTestApp(database, { role: 'editor' }).post('add-note', {
        id,
        kind: 'note',
        text: 'x',
      })
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('1')
      expect(answer.body.error).toBe(
        'Others are changing the same thing at this moment. Nothing was changed. Please try again.',
      )
    } finally {
      await database.db.execute(sql`drop function contended cascade`)
    }
  })
})

test('does not retry other failures', async () => {
  let runs = 0
  const failing = database.db.transaction(async (tx) => {
    runs += 1
    await tx.execute(sql`select 1 / 0`)
  })
  await expect(failing).rejects.toThrow()
  expect(runs).toBe(1)
})
