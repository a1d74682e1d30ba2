import { beforeEach, expect, test } from 'vitest'
import { storedProofs } from '#server/queries/readiness/proofs.server'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { actsIn } from '#test/log'
import { proofs } from '#server/db/schema/proofs'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const subjects = async () =>
  Object.fromEntries((await storedProofs(database.db)).map(({ name, subject }) => [name, subject]))

test('a test mail to another address than that for alerts proves the mail server alone', async () => {
  const { status, body } = await createTestApp(database, { role: 'owner' }).post('prove-mail', {
    token: 'a token',
  })
  expect(status, body.error).toBe(200)
  expect(body['data']).toEqual({ isOwnerProved: false })
  expect(await subjects()).toEqual({ mail: 'a hash' })
})

test('a test mail to the address for alerts proves that address as well', async () => {
  const outside = { readMailProof: () => ({ mail: 'a hash', owner: 'another hash' }) }
  const { body } = await createTestApp(database, { role: 'owner', outside }).post('prove-mail', {
    token: 'a token',
  })
  expect(body['data']).toEqual({ isOwnerProved: true })
  expect(await subjects()).toEqual({ mail: 'a hash', 'owner-address': 'another hash' })
})

test('prove-mail refuses an expired token, says what to do and stores nothing', async () => {
  const { status, body } = await createTestApp(database, { role: 'owner' }).post('prove-mail', {
    token: 'an expired token',
  })
  expect([status, body.issues?.map(({ path }) => path)]).toEqual([422, ['token']])
  expect(body.error).toContain('Send another test mail.')
  expect(await subjects()).toEqual({})
})

test('a second use of a test mail’s link is not logged, and fails once another mail server was proved', async () => {
  const press = () => createTestApp(database, { role: 'owner' }).post('prove-mail', { token: 'a token' })
  expect((await press()).status).toBe(200)
  const first = await storedProofs(database.db)
  const again = await press()
  expect([again.status, again.body]).toMatchObject([200, { data: { isOwnerProved: false }, logId: null }])
  expect(await storedProofs(database.db)).toEqual(first)
  expect(await actsIn(database)).toHaveLength(1)
  // It proves nothing again once something else was proved.
  await database.db.update(proofs).set({ subject: 'another hash' })
  const late = await press()
  expect([late.status, late.body.error]).toEqual([422, expect.stringContaining('was used already')])
  expect(await subjects()).toEqual({ mail: 'another hash' })
})

test('of two concurrent uses of a test mail’s link, one is logged', async () => {
  const press = () => createTestApp(database, { role: 'owner' }).post('prove-mail', { token: 'a token' })
  const answers = await Promise.all([press(), press()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await actsIn(database)).toHaveLength(1)
})
