import { expect, test } from 'vitest'
import { createTestApp } from '#test/app'
import { countAllRows, testDatabase } from '#test/database'
import { putAccount } from '#test/team'

test('send-test-mail passes the caller’s address, returns failed steps with 200, and stores nothing', async () => {
  const database = await testDatabase()
  await putAccount(database.db, 'owner', 'nora@example.com')
  const offered: (string | undefined)[] = []
  const steps = [{ name: 'sign-in' as const, state: 'failed' as const, answer: '535 Not accepted' }]
  const app = createTestApp(database, {
    role: 'owner',
    outside: {
      async sendTestMail(ownAddress) {
        offered.push(ownAddress)
        return { to: ownAddress ?? null, steps }
      },
    },
  })
  const before = await countAllRows(database)
  const { status, body } = await app.post('send-test-mail', {})
  // The mail server's refusal is an answer.
  expect([status, body['data']]).toEqual([200, { to: 'nora@example.com', steps }])
  expect(offered).toEqual(['nora@example.com'])
  expect(await countAllRows(database)).toEqual(before)
})
