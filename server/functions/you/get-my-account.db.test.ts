import { beforeEach, expect, test } from 'vitest'
import { getMyAccount } from '#contracts/get-my-account'
import type { AdminRole } from '#domain/role'
import { recoveryCodes } from '#server/db/schema/recovery-codes'
import { settings } from '#server/db/schema/settings'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { putFactor } from '#test/put-factor'
import { putAccount } from '#test/team'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

async function myAccount(role: AdminRole, outside = {}) {
  const { status, body } = await createTestApp(database, { role, outside }).post('get-my-account', {})
  expect(status, body.error).toBe(200)
  return getMyAccount.output.parse(body).data
}

test('get-my-account returns the caller’s verified factors and number of recovery codes, and no secret', async () => {
  const { db } = database
  const userId = await putAccount(db, 'viewer', 'ada@example.com')
  const id = await putFactor(db, userId)
  await putFactor(db, userId, { status: 'unverified' })
  await putFactor(db, await putAccount(db, 'owner', 'nora@example.com'))
  const created_at = new Date()
  await db
    .insert(recoveryCodes)
    .values(['one hash', 'two hash'].map((code_hash) => ({ code_hash, user_id: userId, created_at })))
  const account = await myAccount('viewer')
  expect(account).toEqual({
    email: 'ada@example.com',
    name: null,
    factors: [{ id, type: 'totp', name: 'Phone', addedAt: '2026-01-02T03:04:05.000Z', lastUsedAt: null }],
    recoveryCodesLeft: 2,
    requiredFrom: null,
    alerts: { submissions: false, lateReplies: false, quiet: null, isAlertAddress: false },
  })
  expect(JSON.stringify(account)).not.toMatch(/sealed|hash/)
})

test('two-step sign-in is required of owners and editors a week after the setting was turned on', async () => {
  for (const role of ['owner', 'editor', 'viewer'] as const)
    await putAccount(database.db, role, `${role}@example.com`)
  expect((await myAccount('owner')).requiredFrom).toBeNull()
  const updated_at = new Date('2026-03-01T00:00:00Z')
  await database.db
    .insert(settings)
    .values({ key: 'REQUIRE_TWO_STEP', value: 'on', updated_at, updated_by: null })
  expect((await myAccount('owner')).requiredFrom).toBe('2026-03-08T00:00:00.000Z')
  expect((await myAccount('editor')).requiredFrom).toBe('2026-03-08T00:00:00.000Z')
  expect((await myAccount('viewer')).requiredFrom).toBeNull()
  expect((await myAccount('owner', { requireTwoStep: 'off' })).requiredFrom).toBeNull()
})
