import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { scorecardSubmissions } from '#server/db/schema/scorecard-submissions'
import { createTestApp, testStamps } from '#test/app'
import { countAllRows, type TestDatabase, testDatabase } from '#test/database'
import { exampleBodies } from '#test/examples'

let database: TestDatabase

beforeEach(async () => {
  database = await testDatabase()
})

const kept = () => database.db.select().from(quarantinedSubmissions)
const body = { ...exampleBodies['send-score-email'], submissionId: randomUUID() }

test.each([
  ['fills in the hidden field', { topic: 'Cheap backlinks' }, 'the hidden field is filled in'],
  [
    'is faster than any person',
    { stamp: testStamps.issue(new Date(Date.now() + 60_000)) },
    /^filled in within -?\d+ ms$/,
  ],
  ['makes up its stamp', { stamp: '1700000000000.abc' }, 'a forged stamp'],
])('answers like any other whoever %s, and keeps it apart', async (_what, extra, reason) => {
  const { post } = createTestApp(database)
  const answer = await post('send-score-email', { ...body, ...extra })
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({ data: { id: body.submissionId, score: 14 } })
  const entries = await kept()
  expect(entries).toMatchObject([{ function_name: 'send-score-email', input: { ...body, ...extra } }])
  expect(entries[0]?.reason).toMatch(reason)
  // Nothing else: no submission, no contact, no delivery, no remembered answer.
  expect(await countAllRows(database)).toBe(1)
})

test('takes a person’s second try after the first was kept apart', async () => {
  const { post } = createTestApp(database)
  await post('send-score-email', { ...body, topic: 'filled in by a tool' })
  await post('send-score-email', body)
  expect(await database.db.$count(scorecardSubmissions)).toBe(1)
})

test('trusts an admin', async () => {
  await createTestApp(database, { role: 'admin' }).post('send-score-email', { ...body, topic: 'x' })
  expect(await kept()).toEqual([])
})

test('answers faulty input as ever, and keeps nothing of it', async () => {
  const answer = await createTestApp(database).post('send-score-email', { ...body, score: 'x', topic: 'y' })
  expect(answer.status).toBe(422)
  expect(await countAllRows(database)).toBe(0)
})

test('gives out stamps that ripen', async () => {
  const answer = await createTestApp(database).request('/form-stamp')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const stamp = await answer.text()
  expect(testStamps.faultOf(stamp, new Date(Date.now() + 2_000))).toBeUndefined()
})
