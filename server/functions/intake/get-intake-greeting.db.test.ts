import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { contacts } from '#server/db/schema/contacts'
import { oneTimeTokens } from '#server/db/schema/one-time-tokens'
import { addIntakeLink } from '#server/queries/intake/intake-links.server'
import { addOneTimeToken } from '#server/queries/accounts/one-time-tokens.server'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const email = 'dana@example.com'
const linkFor = (name?: string) => addIntakeLink(database.db, { email, name, now: new Date() })
const greetingFor = async (token: string) => {
  const answer = await createTestApp(database).post('get-intake-greeting', { token })
  expect(answer.status, answer.body.error).toBe(200)
  return answer.body
}

test('get-intake-greeting returns the first name of the link’s contact, and nothing else', async () => {
  const token = await linkFor('  Dana  van den Berg ')
  expect(await greetingFor(token)).toEqual({ data: { firstName: 'Dana' } })
  // The page may be opened again, before and after the answers were sent.
  expect(await greetingFor(token)).toEqual({ data: { firstName: 'Dana' } })
})

// A title or an initial is no name to greet with, and the rest would be more than a first name.
test.each([undefined, 'dana.example/win', '\u202E', 'Dr. Dana Smith', 'J. Smith'])(
  'get-intake-greeting returns no first name for the contact name %j',
  async (name) => {
    expect(await greetingFor(await linkFor(name))).toEqual({ data: { firstName: null } })
  },
)

test('get-intake-greeting returns no name for an unknown, expired or foreign token, or a deleted contact', async () => {
  const nobody = { data: { firstName: null } }
  const token = await linkFor('Dana Smith')
  const [contact] = await database.db.select().from(contacts)
  const subjectId = contact?.id ?? ''
  expect(await greetingFor('')).toEqual(nobody)
  expect(await greetingFor(`${token.slice(0, -1)}~`)).toEqual(nobody)
  const foreign = await addOneTimeToken(database.db, { purpose: 'recovery', subjectId, now: new Date() })
  expect(await greetingFor(foreign)).toEqual(nobody)

  await database.db.update(oneTimeTokens).set({ expires_at: new Date(Date.now() - 1_000) })
  expect(await greetingFor(token)).toEqual(nobody)
  const forgotten = await linkFor()
  await database.db.delete(contacts).where(eq(contacts.id, subjectId))
  expect(await greetingFor(forgotten)).toEqual(nobody)
})
