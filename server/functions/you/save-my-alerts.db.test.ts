import { beforeEach, expect, test } from 'vitest'
import { getMyAccount } from '#contracts/get-my-account'
import { settings } from '#server/db/schema/settings'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { putAccount } from '#test/team'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const quiet = { from: '22:00', until: '07:00', zone: 'Europe/Paris' }

async function alerts() {
  const { body } = await createTestApp(database, { role: 'viewer' }).post('get-my-account', {})
  return getMyAccount.output.parse(body).data.alerts
}

test('get-my-account returns the alerts that save-my-alerts stored', async () => {
  await putAccount(database.db, 'viewer', 'ada@example.com')
  const { post } = createTestApp(database, { role: 'viewer' })
  const answer = await post('save-my-alerts', { submissions: true, lateReplies: true, quiet })
  expect(answer.status, answer.body.error).toBe(200)
  expect(await alerts()).toEqual({ submissions: true, lateReplies: true, quiet, isAlertAddress: false })
})

test('the account at the site’s alert address gets every submission without a choice', async () => {
  await putAccount(database.db, 'viewer', 'ada@example.com')
  await database.db
    .insert(settings)
    .values({ key: 'OWNER_EMAIL', value: 'Ada@Example.com', updated_at: new Date(), updated_by: null })
  expect(await alerts()).toEqual({ submissions: true, lateReplies: false, quiet: null, isAlertAddress: true })
})

test.each([
  ['a time that is none', { ...quiet, from: '25:00' }, 'quiet.from', 'Please enter a time, as 22:00'],
  ['a missing end', { ...quiet, until: '' }, 'quiet.until', 'Please enter a time, as 22:00'],
  [
    'hours without length',
    { ...quiet, until: '22:00' },
    'quiet',
    'Quiet hours can’t begin and end at one time',
  ],
  ['an unknown zone', { ...quiet, zone: 'Mars/Olympus' }, 'quiet.zone', 'This is no time zone'],
])('save-my-alerts refuses %s', async (_what, wrong, path, message) => {
  const { post } = createTestApp(database, { role: 'viewer' })
  const { status, body } = await post('save-my-alerts', {
    submissions: true,
    lateReplies: true,
    quiet: wrong,
  })
  expect([status, body.issues]).toEqual([422, [{ path, message }]])
})
