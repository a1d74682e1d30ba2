import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestApp } from '#test/app'
import { testDatabase } from '#test/database'
import { exampleBodies } from '#test/examples'
import { putQuarantinedSubmission } from '#test/quarantined-submissions'
import { putDelivery } from '#test/put-delivery'

test('get-submission-counts counts each list of submissions', async () => {
  const database = await testDatabase()
  const app = createTestApp(database)
  for (const name of ['subscribe-contact', 'submit-testimonial'])
    expect((await app.post(name, exampleBodies[name])).status).toBe(200)
  await putQuarantinedSubmission(database.db, { id: randomUUID() })
  await putQuarantinedSubmission(database.db, { id: randomUUID(), state: 'rejected', decided_at: new Date() })
  await putDelivery(database.db, { kind: 'score-mail', lane: 'mail', state: 'held' })
  const { body } = await createTestApp(database, { role: 'viewer' }).post('get-submission-counts', {})
  const count = (value: number) => ({ value, exact: true })
  expect(body['data']).toEqual({
    received: count(2),
    held: count(1),
    rejected: count(1),
    released: count(0),
    without_address: count(1),
    waiting_for_release: count(1),
  })
})
