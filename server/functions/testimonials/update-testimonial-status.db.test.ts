import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { followChanges } from '#server/db/changes'
import { testimonials } from '#server/db/schema/testimonials'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleBodies } from '#test/examples'
import { loggedIn } from '#test/log'

let database: TestDatabase
let id: string
beforeEach(async () => {
  database = await testDatabase()
  const answer = await createTestApp(database).post('submit-testimonial', exampleBodies['submit-testimonial'])
  id = (answer.body['data'] as { id: string }).id
})

const stored = async () =>
  (await database.db.select().from(testimonials)).map(({ is_approved }) => is_approved)
const update = (body: object) =>
  createTestApp(database, { role: 'editor' }).post('update-testimonial-status', body)

test('update-testimonial-status approves, unpublishes and deletes, and announces each', async () => {
  const changes = await followChanges(database)
  const heard: string[] = []
  changes.subscribe((topic) => heard.push(topic))
  for (const [body, approved, message] of [
    [{ isApproved: true }, [true], 'Testimonial status updated successfully'],
    [{ isApproved: false }, [false], 'Testimonial status updated successfully'],
    [{ action: 'delete' }, [], 'Testimonial deleted successfully'],
  ] as const) {
    heard.length = 0
    const answer = await update({ id, ...body })
    expect(answer.status, answer.body.error).toBe(200)
    expect(answer.body['message']).toBe(message)
    expect(await stored()).toEqual(approved)
    await expect.poll(() => heard).toEqual(['testimonials', 'testimonial-queue', 'log'])
  }
  await changes.close()
})

test('update-testimonial-status logs each decision, with the whole row of a deleted testimonial', async () => {
  const [given] = await database.db.select().from(testimonials)
  await update({ id, isApproved: true })
  await update({ id, isApproved: true })
  await update({ id, action: 'delete' })
  await update({ id, action: 'delete' })
  const on = { action: 'update-testimonial-status', subject_kind: 'testimonial', subject_id: id }
  expect(await loggedIn(database)).toMatchObject([
    { ...on, before: { is_approved: false }, after: { is_approved: true } },
    {
      ...on,
      before: { ...given, is_approved: true, created_at: given?.created_at.toISOString() },
      after: null,
    },
  ])
})

test('a deleted testimonial can be deleted again, but not approved', async () => {
  const gone = randomUUID()
  expect((await update({ id: gone, action: 'delete' })).status).toBe(200)
  const answer = await update({ id: gone, isApproved: true })
  expect(answer.body).toMatchObject({ code: 'not_found', error: 'This testimonial has been deleted.' })
  expect(await stored()).toEqual([false])
})

test.each([
  [{}],
  [{ isApproved: true, action: 'delete' }],
  [{ action: 'approve' }],
  [{ isApproved: 'true' }],
  [{ id: 'x', isApproved: true }],
])('update-testimonial-status refuses %j', async (body) => {
  expect((await update({ id, ...body })).status).toBe(422)
  expect(await stored()).toEqual([false])
})

test('update-testimonial-status is for editors and owners only', async () => {
  for (const role of ['anonymous', 'user', 'viewer'] as const) {
    const { post } = createTestApp(database, { role })
    await post('update-testimonial-status', { id, isApproved: true })
    await post('update-testimonial-status', { id, action: 'delete' })
  }
  expect(await stored()).toEqual([false])
})
