import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { log } from '#server/db/schema/log'
import { replies } from '#server/db/schema/replies'
import { claim } from '#server/deliveries/ledger/ledger'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleContacts, putExampleContacts } from '#test/one-contact'
import { passTime } from '#test/pass-time'

const { ada } = exampleContacts
const letter = { id: ada, subject: 'Your question', text: 'When may I ring you?' }

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  await putExampleContacts(database.db)
})

const editor = () => createTestApp(database, { role: 'editor' })

async function send(): Promise<string> {
  const { body } = await editor().post('send-reply', letter)
  return (body['data'] as { id: string }).id
}

const claimIt = () => claim(database.db, eq(deliveries.kind, 'reply-mail'), { reachOf: () => 'connected' })

test('cancel-reply deletes a held reply and its delivery, and returns its text as a draft', async () => {
  const id = await send()
  const { status, body } = await editor().post('cancel-reply', { id })
  expect(status, body.error).toBe(200)
  const draft = { contactId: ada, subject: letter.subject, text: letter.text }
  expect(body['data']).toEqual({ id, draft })
  expect(body['logId']).toBeNull()
  expect(await database.db.$count(replies)).toBe(0)
  expect(await database.db.$count(deliveries)).toBe(0)
  const [person] = await database.db.select().from(contacts).where(eq(contacts.id, ada))
  expect(person).toMatchObject({ waiting_since: expect.any(Date), version: 0 })
  // The log has the fact, without the text.
  expect(JSON.stringify(await database.db.select().from(log))).not.toContain('ring you')
  await passTime(database, 1)
  expect(await claimIt()).toEqual({ foundDue: false })
  const again = await editor().post('cancel-reply', { id })
  expect([again.status, again.body['data']]).toEqual([200, { id, draft: null }])
})

test('cancel-reply returns 409 for a reply that is being sent, was sent or may have arrived', async () => {
  const id = await send()
  await passTime(database, 1)
  expect((await claimIt()).claimed).toBeDefined()
  for (const state of ['sending', 'uncertain', 'delivered', 'failed'] as const) {
    await database.db.update(deliveries).set({ state })
    const { status, body } = await editor().post('cancel-reply', { id })
    expect([status, body.error]).toEqual([409, 'It has already been sent, so it can’t be undone.'])
  }
  expect(await database.db.$count(replies)).toBe(1)
})

test('a reply that waits for a mail server can be canceled', async () => {
  const id = await send()
  await database.db.update(deliveries).set({ state: 'not_connected', captured_at: new Date() })
  expect((await editor().post('cancel-reply', { id })).status).toBe(200)
})

test('of a concurrent cancel-reply and send attempt, exactly one succeeds', async () => {
  for (let round = 0; round < 8; round += 1) {
    const id = await send()
    await passTime(database, 1)
    const [{ claimed }, answer] = await Promise.all([claimIt(), editor().post('cancel-reply', { id })])
    expect([claimed !== undefined, answer.status]).toEqual(answer.status === 200 ? [false, 200] : [true, 409])
    await database.db.delete(deliveries)
  }
})
