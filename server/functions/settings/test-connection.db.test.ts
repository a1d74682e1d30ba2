import { beforeEach, expect, test } from 'vitest'
import type { ConnectionStep } from '#contracts/test-connection'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

test('test-connection returns its steps with 200, also when one has failed', async () => {
  const steps: ConnectionStep[] = [
    { name: 'connect', state: 'failed', answer: 'Nobody answers at smtp.example.com.' },
    { name: 'sign-in', state: 'skipped' },
  ]
  const app = createTestApp(database, {
    role: 'owner',
    outside: { testConnection: async (name) => (name === 'mail' ? steps : []) },
  })
  const { status, body } = await app.post('test-connection', { connection: 'mail' })
  expect([status, body['data']]).toEqual([200, { steps }])
})

test.each(['booking', 'nonsense'])('test-connection refuses the connection %s', async (connection) => {
  const { status, body } = await createTestApp(database, { role: 'owner' }).post('test-connection', {
    connection,
  })
  expect([status, body.error]).toEqual([422, 'There is no such connection'])
})
