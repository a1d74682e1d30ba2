import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { heldSubmissionsForUpdate } from '#server/queries/submissions/quarantined-submissions.server'
import { createTestApp } from '#test/app'
import { testDatabase } from '#test/database'
import { exampleBodies } from '#test/examples'
import { putQuarantinedSubmission } from '#test/quarantined-submissions'
import { loggedIn } from '#test/log'

test('reject-submission keeps the content, and a repeat of the submission stores nothing', async () => {
  const database = await testDatabase()
  const sent = { ...exampleBodies['subscribe-contact'], topic: 'x' }
  const { post } = createTestApp(database)
  const first = await post('subscribe-contact', sent)
  const rows = () => database.db.select().from(quarantinedSubmissions)
  const [held] = await rows()
  const admin = createTestApp(database, { role: 'editor' })
  for (let presses = 0; presses < 2; presses += 1) {
    const answer = await admin.post('reject-submission', { id: held?.id })
    expect(answer.body).toEqual({
      data: { id: held?.id, state: 'rejected' },
      logId: presses === 0 ? expect.any(String) : null,
    })
  }
  expect(await rows()).toEqual([{ ...held, state: 'rejected', decided_at: expect.any(Date) }])
  expect(await loggedIn(database)).toMatchObject([
    {
      subject_kind: 'held-submission',
      subject_id: held?.id,
      before: { state: 'held' },
      after: { state: 'rejected' },
    },
  ])
  expect((await post('subscribe-contact', sent)).body).toEqual(first.body)
  expect(await rows()).toHaveLength(1)
})

test('reject-submission refuses a released submission, and an unknown one', async () => {
  const database = await testDatabase()
  const id = randomUUID()
  await putQuarantinedSubmission(database.db, { id, state: 'released' })
  const { post } = createTestApp(database, { role: 'editor' })
  expect((await post('reject-submission', { id })).body).toMatchObject({
    code: 'conflict',
    error: 'This submission was released already, so it can no longer be rejected.',
  })
  expect((await post('reject-submission', { id: randomUUID() })).body.code).toBe('not_found')
})

test('reject-submission rejects a filter’s submissions with exceptions, and returns 409 for a wrong count', async () => {
  const database = await testDatabase()
  const ids = [randomUUID(), randomUUID(), randomUUID()]
  for (const id of ids) await putQuarantinedSubmission(database.db, { id })
  const [first = '', ...others] = ids
  const { post } = createTestApp(database, { role: 'editor' })
  const filter = { q: 'ada', filters: { form: ['contact'] } }
  expect((await post('reject-submission', { filter, except: [first], expectedCount: 3 })).status).toBe(409)
  const { body } = await post('reject-submission', { filter, except: [first], expectedCount: 2 })
  expect(body['data']).toEqual({ rejected: others.toSorted() })
  expect(await loggedIn(database)).toHaveLength(2)
  const states = await database.db
    .select({ id: quarantinedSubmissions.id, state: quarantinedSubmissions.state })
    .from(quarantinedSubmissions)
  expect(states.find(({ state }) => state === 'held')?.id).toBe(first)
})

test('a filter selects only undecided submissions and, beyond the limit, the newest', async () => {
  const { db } = await testDatabase()
  const ids = [1, 2, 3, 4].map((day) => `00000000-0000-4000-8000-00000000000${day}`)
  for (const [day, id] of ids.entries())
    await putQuarantinedSubmission(db, {
      id,
      state: day === 3 ? 'rejected' : 'held',
      created_at: new Date(2026, 3, day + 1),
    })
  const found = await db.transaction((tx) => heldSubmissionsForUpdate(tx, { filter: {} }, 2))
  expect(found.map(({ id }) => id)).toEqual([ids[1], ids[2]])
})

test('reject-submission refuses filters for received submissions', async () => {
  const { post } = createTestApp(await testDatabase(), { role: 'editor' })
  const filter = { filters: { state: 'received' } }
  expect((await post('reject-submission', { filter, expectedCount: 1 })).status).toBe(422)
})
