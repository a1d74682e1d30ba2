import { beforeEach, expect, test } from 'vitest'
import { contacts } from '#server/db/schema/contacts'
import { addAnsweredLink } from '#server/commands/contacts/answered-links.server'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleBodies } from '#test/examples'
import { loggedIn } from '#test/log'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const ask = () => createTestApp(database).post('subscribe-contact', exampleBodies['subscribe-contact'])
const contact = async () => (await database.db.select().from(contacts))[0]

async function linkOfQuestion(): Promise<string> {
  const { id = '', waiting_since } = (await contact()) ?? {}
  return addAnsweredLink(database.db, { contactId: id, askedAt: waiting_since ?? new Date() })
}

async function press(token: string) {
  return (await createTestApp(database).post('say-answered', { token })).body['data']
}

test('say-answered marks somebody as answered once, without a sign-in', async () => {
  await ask()
  const token = await linkOfQuestion()
  expect(await press(token)).toEqual({ state: 'answered' })
  const after = await contact()
  expect(after).toMatchObject({ status: 'answered', waiting_since: null, first_reply_how: 'elsewhere' })
  expect(await loggedIn(database)).toMatchObject([
    { action: 'say-answered', user_id: null, subject_id: after?.id, after: { waiting_since: null } },
  ])
  expect(await press(token)).toEqual({ state: 'already' })
})

test('a say-answered link does not apply to a question asked after the reply', async () => {
  await ask()
  const token = await linkOfQuestion()
  await press(token)
  await ask()
  expect(await press(token)).toEqual({ state: 'already' })
  expect((await contact())?.waiting_since).not.toBeNull()
  expect(await press(await linkOfQuestion())).toEqual({ state: 'answered' })
})

test('a say-answered link is valid for 30 days and then responds like an unknown one', async () => {
  await ask()
  const token = await linkOfQuestion()
  expect(await press(`${token}x`)).toEqual({ state: 'unknown' })
  await database.db.execute(`update one_time_tokens set expires_at = expires_at - interval '30 days'`)
  expect(await press(token)).toEqual({ state: 'unknown' })
  expect((await contact())?.waiting_since).not.toBeNull()
})
