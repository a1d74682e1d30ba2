import { beforeEach, expect, test } from 'vitest'
import { addAccount, listen, password } from '#test/accounts'
import { testDatabase, type TestDatabase } from '#test/database'
import { accept, invite, chosenPassword, invitedEmail } from '#test/invite'
import { adminRoles } from '#domain/role'
import { acceptInvitation } from '#contracts/accept-invitation'
import { sessions } from '#server/db/schema/sessions'
import { userByEmail } from '#server/queries/accounts/users.server'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const email = invitedEmail

test.each(adminRoles)(
  'accepting an invitation as %s creates the account with the role, and signs nobody in',
  async (role) => {
    const token = await invite(database, { role })
    const { url, client } = await listen(database)
    for (const method of ['GET', 'HEAD']) await fetch(`${url}/auth?invitation=${token}`, { method })
    expect(await userByEmail(database.db, email)).toBeUndefined()
    expect((await accept(database, token)).status).toBe(200)
    expect(await database.db.select().from(sessions)).toEqual([])
    expect(await userByEmail(database.db, email)).toMatchObject({
      role,
      email_confirmed_at: expect.any(Date),
    })
    const signedIn = await client().signInWithPassword({ email, password: chosenPassword })
    expect(signedIn.data.user?.app_metadata['role']).toBe(role)
  },
)

test('of two concurrent uses of an invitation link, one joins the team', async () => {
  const token = await invite(database)
  const answers = await Promise.all([
    accept(database, token),
    accept(database, token, 'another shelf of nine kettles'),
  ])
  const joined = answers.filter(({ body }) => acceptInvitation.output.parse(body).data !== null)
  expect(joined).toHaveLength(1)
})

test('a refused password leaves the invitation link valid', async () => {
  const token = await invite(database)
  const weak = await accept(database, token, 'too short')
  expect(weak.status).toBe(422)
  expect(weak.body.issues).toEqual([{ path: 'password', message: expect.stringContaining('15 characters') }])
  expect((await accept(database, token, 'lucia marchetti for ever')).status).toBe(422)
  expect((await accept(database, token)).status).toBe(200)
})

test('somebody with an account accepts an invitation only signed in and with their own password', async () => {
  await addAccount(database, { email })
  await addAccount(database, { email: 'mallory@example.com' })
  const token = await invite(database, { role: 'editor' })
  // The link alone opens no account.
  expect((await accept(database, token, password)).status).toBe(409)
  const { url, client } = await listen(database)
  const acceptAs = async (address: string, given: string) => {
    const { data } = await client().signInWithPassword({ email: address, password })
    return fetch(`${url}/functions/v1/accept-invitation`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${data.session?.access_token}`,
      },
      body: JSON.stringify({ token, password: given }),
    })
  }
  expect((await acceptAs('mallory@example.com', password)).status).toBe(409)
  expect((await acceptAs(email, 'not the password at all')).status).toBe(422)
  expect((await acceptAs(email, password)).status).toBe(200)
  expect((await userByEmail(database.db, email))?.role).toBe('editor')
  expect((await client().signInWithPassword({ email, password })).error).toBeNull()
})

test('an account whose password is too short for the team cannot accept an invitation', async () => {
  await addAccount(database, { email })
  const token = await invite(database, { role: 'editor' })
  const { url, client } = await listen(database)
  const signedIn = client()
  await signedIn.signInWithPassword({ email, password })
  const short = 'nine kettles'
  const changed = await signedIn.updateUser({ password: short, current_password: password })
  expect(changed.error).toBeNull()
  const { data } = await signedIn.getSession()
  const answer = await fetch(`${url}/functions/v1/accept-invitation`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${data.session?.access_token}`,
    },
    body: JSON.stringify({ token, password: short }),
  })
  expect(answer.status).toBe(422)
  expect((await userByEmail(database.db, email))?.role).toBeNull()
})
