import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { listSubmissions, ReceivedSubmission } from '#contracts/list-submissions'
import type { StoredAnswers } from '#domain/activity'
import { followChanges } from '#server/db/changes'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { loggedIn } from '#test/log'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const now = new Date()

async function putContact(values: Partial<typeof contacts.$inferInsert>): Promise<string> {
  const id = randomUUID()
  const email = `${id}@example.com`
  await database.db.insert(contacts).values({ id, email, created_at: now, last_activity_at: now, ...values })
  return id
}

async function putSubmission(content: StoredAnswers): Promise<string> {
  const id = randomUUID()
  await database.db
    .insert(activities)
    .values({ id, kind: 'week-1-intake', subject_id: id, content, created_at: now })
  return id
}

const assign = (id: string, contactId: string) =>
  createTestApp(database, { role: 'editor' }).post('assign-submission', { id, contactId })

test('list-submissions suggests match candidates with evidence, and assigns none automatically', async () => {
  const malik = await putContact({ name: 'Malik Ferreira', company: 'Northgate Dental' })
  const ada = await putContact({ email: 'ada@example.com', name: 'Ada' })
  const merged = await putContact({ company: 'Northgate Dental', merged_into: malik })
  await putContact({ name: 'Northgate Dental Supplies', company: 'Northgate Dental Supplies' })
  const intake = await putSubmission([
    ['Business name', 'northgate DENTAL'],
    ['Goal', 'Please write to Ada@example.com, 100% sure_ly.'],
  ])
  const nobody = await putSubmission([['Company', '%']])
  const answer = await createTestApp(database, { role: 'viewer' }).post('list-submissions', {
    filters: { state: 'without_address' },
  })
  const { data } = answer.body as unknown as OutputOf<typeof listSubmissions>
  const probably = (id: string) =>
    (data.find((row) => row.id === id) as ReceivedSubmission | undefined)?.probably.map((one) => [
      one.contact.id,
      one.because,
      one.said,
    ])
  expect(probably(intake)).toEqual([
    [ada, 'email', 'ada@example.com'],
    [malik, 'company', 'northgate DENTAL'],
  ])
  expect(probably(nobody)).toEqual([])
  // A merged contact resolves to the surviving one.
  expect((await assign(intake, merged)).body['data']).toEqual({ id: intake, contactId: malik })
})

test('assign-submission assigns a submission to a contact once, and logs it for undo', async () => {
  const [malik, other] = [await putContact({}), await putContact({})]
  const id = await putSubmission([])
  expect((await assign(id, malik)).body['data']).toEqual({ id, contactId: malik })
  expect((await assign(id, malik)).body['logId']).toBeNull()
  expect((await assign(id, other)).status).toBe(409)
  expect((await assign(id, randomUUID())).status).toBe(404)
  expect((await assign(randomUUID(), malik)).status).toBe(404)
  const [row] = await database.db.select().from(activities).where(eq(activities.id, id))
  expect(row?.contact_id).toBe(malik)
  expect(await loggedIn(database)).toMatchObject([
    {
      subject_kind: 'submission',
      subject_id: id,
      before: { contact_id: null },
      after: { contact_id: malik },
    },
  ])
})

test('assigning a submission and its undo announce submissions, contacts and the testimonial queue', async () => {
  const changes = await followChanges(database)
  const heard: string[] = []
  changes.subscribe((topic) => heard.push(topic))
  const shown = ['submissions', 'contacts', 'testimonial-queue']
  try {
    const [contactId, id] = [await putContact({}), await putSubmission([])]
    const { body } = await assign(id, contactId)
    await expect.poll(() => heard, { timeout: 15_000 }).toEqual(expect.arrayContaining(shown))
    heard.length = 0
    const app = createTestApp(database, { role: 'editor' })
    expect((await app.post('undo', { logId: body['logId'] })).status).toBe(200)
    await expect.poll(() => heard, { timeout: 15_000 }).toEqual(expect.arrayContaining(shown))
  } finally {
    await changes.close()
  }
})
