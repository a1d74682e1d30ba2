import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineContract } from '#contracts/contract'
import { scoreFeedback } from '#server/db/schema/score-feedback'
import { functions } from '#server/functions/index'
import type { Change } from '#server/queries/log/log.server'
import { addSampleContent } from '#server/process/sample-content'
import { callerWith, createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleBodies } from '#test/examples'
import { putExampleRows } from '#test/example-rows'
import { loggedIn } from '#test/log'
import type { AdminCaller } from '#server/http/caller'
import { defineChange } from './define-function.ts'
import { logChanges } from './log-changes.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const id = randomUUID()
const on = { kind: 'testimonial' as const, id }
const contract = defineContract({
  name: 'sample',
  input: z.strictObject({ fails: z.optional(z.boolean()) }),
  output: z.object({ data: z.string() }),
})

/** An editor's app with one function, which stores a row and reports this change. */
const appThatChanges = (changes: readonly Change[]) =>
  createTestApp(database, {
    role: 'editor',
    functions: [
      defineChange(contract, {
        access: 'editor',
        async change({ input, tx, now }) {
          await tx.insert(scoreFeedback).values({ id: randomUUID(), rating: 5, created_at: now })
          if (input.fails) throw new Error('after the row')
          return { answer: { data: 'answer' }, changes }
        },
      }),
    ],
  })

test.each([
  ['what leaves the house', { kind: 'contact' as const, action: 'erase-contact' }],
  ['a kind of thing that nobody can undo', { kind: 'export' as const, action: 'sample' }],
  ['what takes an owner to undo', { kind: 'setting' as const, action: 'sample' }],
])(
  'the response names no log entry of %s, so that no screen offers to undo it',
  async (_what, { kind, action }) => {
    const { db } = database
    const { logId } = await db.transaction((tx) =>
      logChanges(
        { answer: {}, changes: [{ on: { kind, id }, before: null, after: { name: 'Ada' } }] },
        { action, caller: callerWith('editor') as AdminCaller, tx, now: new Date() },
      ),
    )
    expect(logId).toBeNull()
    expect(await loggedIn(database)).toMatchObject([{ action, subject_kind: kind }])
  },
)

test('logs who changed what, with the columns that changed', async () => {
  const other = randomUUID()
  const changes = [
    {
      on,
      before: { name: 'Ada', rating: 4, tags: ['x'], updated_at: new Date(0) },
      after: { name: 'Ada', rating: 5, tags: ['x', 'y'], updated_at: new Date(1) },
    },
    { on: { kind: 'case-study' as const, id: other }, before: null, after: { title: 'New' } },
  ]
  const answer = (await appThatChanges(changes).post('sample', {})).body
  const rows = await loggedIn(database)
  expect(answer).toEqual({ data: 'answer', logId: expect.toBeOneOf(rows.map((row) => row.id)) })
  const act = {
    id: expect.any(String),
    act_id: rows[0]?.act_id,
    created_at: expect.any(Date),
    user_id: callerWith('editor').userId,
    action: 'sample',
    act_rows: expect.toBeOneOf([2, null]),
    undone_by: null,
  }
  expect(rows).toHaveLength(2)
  expect(rows).toEqual(
    expect.arrayContaining([
      {
        ...act,
        subject_kind: 'testimonial',
        subject_id: id,
        before: { rating: 4, tags: ['x'], updated_at: '1970-01-01T00:00:00.000Z' },
        after: { rating: 5, tags: ['x', 'y'], updated_at: '1970-01-01T00:00:00.001Z' },
      },
      { ...act, subject_kind: 'case-study', subject_id: other, before: null, after: { title: 'New' } },
    ]),
  )
})

test('logs nothing when nothing changed', async () => {
  const row = { name: 'Ada', created_at: new Date(0), updated_at: new Date(0) }
  await appThatChanges([
    { on, before: row, after: { ...row, created_at: new Date(0), updated_at: new Date(1) } },
    { on, before: null, after: null },
  ]).post('sample', {})
  expect(await database.db.$count(scoreFeedback)).toBe(1)
  expect(await loggedIn(database)).toEqual([])
})

test('a repeat is logged once', async () => {
  const { post } = appThatChanges([{ on, before: null, after: { title: 'New' } }])
  for (const _time of [1, 2]) await post('sample', {}, { 'idempotency-key': 'once' })
  expect(await loggedIn(database)).toHaveLength(1)
})

test('a log entry is rolled back with its change', async () => {
  const fails = await appThatChanges([{ on, before: null, after: {} }]).post('sample', { fails: true })
  expect(fails.status).toBe(500)
  // No database accepts this character.
  const unloggable = { on: { ...on, id: '\0' }, before: null, after: {} }
  expect((await appThatChanges([unloggable]).post('sample', {})).status).toBe(500)
  expect(await loggedIn(database)).toEqual([])
  expect(await database.db.$count(scoreFeedback)).toBe(0)
})

describe('every change through a function of the back office is logged:', () => {
  const byAdmins = functions.filter(({ access }) => access !== 'public' && access !== 'user')

  test.each(byAdmins.map(({ contract: { name } }) => name))('%s', async (name) => {
    await addSampleContent(database, new Date())
    await putExampleRows(database.db)
    const logged = (await loggedIn(database)).length
    const before = await everythingElse()
    const { status } = await createTestApp(database, { role: 'owner' }).post(name, exampleBodies[name])
    expect(status).toBe(200)
    const hasChanged = (await everythingElse()) !== before
    expect((await loggedIn(database)).length > logged).toBe(hasChanged)
  })

  /** All rows of all tables except the log's, as one text. */
  async function everythingElse(): Promise<string> {
    const { rows: tables } = await database.db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'log' order by 1`,
    )
    const texts: string[] = []
    for (const { name } of tables) {
      const { rows } = await database.db.execute<{ text: string | null }>(
        sql`select string_agg(t::text, ' ' order by t::text) as text from ${sql.identifier(name)} as t`,
      )
      texts.push(rows[0]?.text ?? '')
    }
    return texts.join('\n')
  }
})
