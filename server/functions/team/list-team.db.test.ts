import { beforeEach, expect, test } from 'vitest'
import { addAccount } from '#test/accounts'
import { testDatabase, type TestDatabase } from '#test/database'
import { asOwner } from '#test/invite'
import { putFactor } from '#test/put-factor'
import { putAccount } from '#test/team'
import { settings } from '#server/db/schema/settings'
import { listTeam } from '#contracts/list-team'
import { signInMember, addMember } from '#test/sign-in-member'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const ada = 'ada@example.com'

test('list-team returns members with when they were last seen, and open invitations with their mail', async () => {
  await putAccount(database.db, 'owner', 'nora@example.com')
  await addMember(database, ada, 'editor')
  await addAccount(database, { email: 'visitor@example.com' })
  await signInMember(database, ada)
  await asOwner(database).post('invite-member', { email: 'lucia@marchetti.example', role: 'viewer' })
  const { data } = listTeam.output.parse((await asOwner(database).post('list-team', {})).body)
  expect(data.members).toMatchObject([
    { email: 'nora@example.com', role: 'owner', isYou: true, lastSeenAt: null },
    { email: ada, role: 'editor', isYou: false, lastSeenAt: expect.any(String) },
  ])
  const [invitation] = data.invitations
  expect(invitation).toMatchObject({
    email: 'lucia@marchetti.example',
    role: 'viewer',
    invitedBy: { email: 'nora@example.com', isYou: true },
    isExpired: false,
    mail: { state: 'pending', error: null },
  })
  const validMs = Date.parse(invitation?.expiresAt ?? '') - Date.parse(invitation?.sentAt ?? '')
  expect(validMs).toBe(7 * 24 * 3_600_000)
})

test('list-team returns second factors, when two-step sign-in becomes required, and numbers of sessions', async () => {
  const { db } = database
  await putAccount(db, 'owner', 'nora@example.com')
  const id = await addMember(database, ada, 'editor')
  await addMember(database, 'bea@example.com', 'viewer')
  await putFactor(db, id)
  await putFactor(db, id, { factor_type: 'webauthn' })
  await putFactor(db, id, { factor_type: 'webauthn' })
  await putFactor(db, id, { factor_type: 'webauthn', status: 'unverified' })
  await signInMember(database, ada)
  await signInMember(database, ada)
  const members = async () => {
    const { body } = await asOwner(database).post('list-team', {})
    return listTeam.output
      .parse(body)
      .data.members.map(({ email, secondStep, requiredFrom, sessions }) => [
        email,
        secondStep,
        requiredFrom,
        sessions,
      ])
  }
  const none = { hasApp: false, passkeys: 0 }
  expect(await members()).toEqual([
    ['nora@example.com', none, null, 0],
    [ada, { hasApp: true, passkeys: 2 }, null, 2],
    ['bea@example.com', none, null, 0],
  ])
  const updated_at = new Date(Date.now() + 24 * 3_600_000)
  await db.insert(settings).values({ key: 'REQUIRE_TWO_STEP', value: 'on', updated_at, updated_by: null })
  const from = new Date(updated_at.getTime() + 7 * 24 * 3_600_000).toISOString()
  expect((await members()).map(([, , requiredFrom]) => requiredFrom)).toEqual([from, from, null])
})
