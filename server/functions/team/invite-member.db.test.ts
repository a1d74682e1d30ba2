import { beforeEach, expect, test } from 'vitest'
import { addAccount, adminPassword, listen } from '#test/accounts'
import { testDatabase, type TestDatabase } from '#test/database'
import { accept, invite, asOwner, invitedEmail } from '#test/invite'
import { actsIn } from '#test/log'
import { inviteMember } from '#contracts/invite-member'
import { deliveries } from '#server/db/schema/deliveries'
import { idempotencyKeys } from '#server/db/schema/idempotency-keys'
import { invitations } from '#server/db/schema/invitations'
import { oneTimeTokens } from '#server/db/schema/one-time-tokens'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const email = invitedEmail

test('without a mail server, only the first response has the invitation link, and no table stores it', async () => {
  const call = () =>
    asOwner(database).post('invite-member', { email, role: 'viewer' }, { 'idempotency-key': 'a-key' })
  const first = inviteMember.output.parse((await call()).body)
  expect(first.link).toMatch(/^\/auth#invitation=[\w-]{43}$/)
  expect(first.data).toMatchObject({ isMailed: false })
  const token = first.link?.split('=')[1] ?? 'none'
  for (const table of [idempotencyKeys, oneTimeTokens, deliveries])
    expect(JSON.stringify(await database.db.select().from(table))).not.toContain(token)
  const repeat = (await call()).body
  expect(repeat).toMatchObject({ data: first.data })
  expect(repeat).not.toHaveProperty('link')
  expect((await accept(database, token)).status).toBe(200)
})

test('inviting an address again revokes its earlier links and may change the role', async () => {
  const first = await invite(database, { role: 'owner' })
  const second = await invite(database, { role: 'viewer' })
  expect((await accept(database, first)).body).toEqual({ data: null })
  expect((await accept(database, second)).body).toMatchObject({ data: { role: 'viewer' } })
  const acts = await actsIn(database)
  expect(acts.map(({ action }) => action)).toEqual(['invite-member', 'invite-member', 'accept-invitation'])
})

test('invite-member refuses an address that is already in the team', async () => {
  await addAccount(database, { email, role: 'viewer' })
  const { status, body } = await asOwner(database).post('invite-member', { email, role: 'owner' })
  expect([status, body.error]).toEqual([422, expect.stringContaining('in the team already, as viewer')])
  expect(await database.db.select().from(invitations)).toEqual([])
  const { client } = await listen(database)
  expect((await client().signInWithPassword({ email, password: adminPassword })).error).toBeNull()
})
