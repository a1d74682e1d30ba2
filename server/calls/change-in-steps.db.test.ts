import { randomUUID } from 'node:crypto'
import { asc, eq, isNotNull, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { contacts } from '#server/db/schema/contacts'
import { log } from '#server/db/schema/log'
import type { AdminCaller } from '#server/http/caller'
import { changeContacts } from '#server/commands/contacts/change-contacts.server'
import { columnsById, type ContactGroups } from '#server/queries/contacts/changed-contacts'
import { callerWith, createTestApp } from '#test/app'
import { putContact } from '#test/contacts'
import { type TestDatabase, testDatabase } from '#test/database'
import { changeInSteps } from './change-in-steps.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const act = {
  action: 'set-contact-status',
  caller: callerWith('editor') as AdminCaller,
  now: new Date(),
  callKey: undefined,
}
const changed = async () =>
  (
    await database.db
      .select({ id: contacts.id })
      .from(contacts)
      .where(eq(contacts.status, 'parked'))
      .orderBy(asc(contacts.id))
  ).map(({ id }) => id)

/** Parks each id in a step of its own; `undefined` is a step that fails. */
const parking = (ids: readonly (string | undefined)[]) =>
  changeInSteps(database.db, {
    ...act,
    begin: async () => ({
      steps: ids.map((id) => async (tx) => {
        if (id === undefined) throw new Error('the process ends here')
        const set = { status: sql`'parked'::text` }
        return (await changeContacts(tx, { ids: [id] }, set, '2026-04-05', true)).changes
      }),
      answer: () => ({ data: {} }),
    }),
  })

const putThree = () => Promise.all([1, 2, 3].map((n) => putContact(database, { email: `${n}@example.com` })))

test('a change that fails half way has changed exactly the contacts the log names', async () => {
  const [first, second, third] = await putThree()
  await expect(parking([first, second, undefined, third])).rejects.toThrow('the process ends here')
  const rows = await database.db.select().from(log)
  const named = rows.flatMap(({ after }) => [...columnsById(after as ContactGroups).keys()])
  expect(named.toSorted()).toEqual(await changed())
  expect(named).toHaveLength(2)
})

test('a change in steps is one log entry whose first row says how many people changed', async () => {
  const ids = await putThree()
  const { logId } = (await parking(ids)) as { logId: string }
  const rows = await database.db.select().from(log)
  expect(new Set(rows.map(({ act_id }) => act_id)).size).toBe(1)
  expect(rows).toHaveLength(3)
  expect(await database.db.select().from(log).where(isNotNull(log.act_rows))).toMatchObject([
    { id: logId, act_rows: 3, after: { count: 3 } },
  ])
})

test('undoing a change in steps at once is one log entry for as many people', async () => {
  const { logId } = (await parking(await putThree())) as { logId: string }
  const undone = await createTestApp(database, { role: 'editor' }).post('undo', { logId })
  expect(undone.body['data']).toEqual({ logId, kept: 0 })
  const [row] = await database.db
    .select()
    .from(log)
    .where(eq(log.id, String(undone.body['logId'])))
  expect(row).toMatchObject({ action: 'undo', act_rows: 3, after: { count: 3 } })
})

test('a change in steps is undone for the others after one of its rows was erased', async () => {
  const ids = await putThree()
  const { logId } = (await parking(ids)) as { logId: string }
  const { post } = createTestApp(database, { role: 'owner' })
  expect((await post('erase-contact', { id: ids[2], mentions: [] })).status).toBe(200)
  const undone = await post('undo', { logId })
  expect([undone.status, undone.body.error]).toEqual([200, undefined])
  expect(await changed()).toEqual([])
  expect(await database.db.$count(contacts)).toBe(2)
})

test('undoing a change in steps restores nothing that was erased from the log between two of its steps', async () => {
  const [first, second] = await putThree()
  await changeInSteps(database.db, {
    ...act,
    begin: async () => ({
      steps: [
        async (tx) =>
          (
            await changeContacts(
              tx,
              { ids: [first ?? ''] },
              { status: sql`'parked'::text` },
              '2026-04-05',
              true,
            )
          ).changes,
        async (tx) => {
          await tx.update(log).set({ before: null, after: null })
          return (
            await changeContacts(
              tx,
              { ids: [second ?? ''] },
              { status: sql`'parked'::text` },
              '2026-04-05',
              true,
            )
          ).changes
        },
      ],
      answer: () => ({ data: {} }),
    }),
  })
  const stored = JSON.stringify(await database.db.select().from(log))
  expect(stored).toContain(second)
  expect(stored).not.toContain(first)
})

test('the log entry is marked as undone with the undo’s last step, and not before', async () => {
  const [first, second] = await putThree()
  const { logId } = (await parking([first])) as { logId: string }
  const [taken] = await database.db.select().from(log).where(eq(log.id, logId))
  const undoneBy = async () =>
    (await database.db.select({ by: log.undone_by }).from(log).where(eq(log.id, logId)))[0]?.by
  const isUndoing = (fails: boolean) =>
    changeInSteps(database.db, {
      ...act,
      begin: async () => ({
        steps: [
          async () => [
            {
              on: { kind: 'contacts' as const, id: randomUUID() },
              before: { groups: [{ ids: [second], columns: { status: 'new' } }] },
              after: { groups: [{ ids: [second], columns: { status: 'client' } }], count: 1 },
            },
          ],
          async () => {
            if (fails) throw new Error('the process ends here')
            return []
          },
        ],
        undoes: taken?.act_id ?? '',
        answer: () => ({ data: {} }),
      }),
    }) as Promise<{ logId: string }>
  await expect(isUndoing(true)).rejects.toThrow('the process ends here')
  expect(await undoneBy()).toBeNull()
  const { logId: by } = await isUndoing(false)
  const [act2] = await database.db.select().from(log).where(eq(log.id, by))
  expect(await undoneBy()).toBe(act2?.act_id)
})
