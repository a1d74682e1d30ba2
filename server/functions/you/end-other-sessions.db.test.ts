import { expect, test } from 'vitest'
import { testDatabase } from '#test/database'
import { addMember, signInMember } from '#test/sign-in-member'

test('end-other-sessions ends every session of the caller but this one, and nobody else’s', async () => {
  const database = await testDatabase()
  await addMember(database, 'ada@example.com', 'viewer')
  await addMember(database, 'bea@example.com', 'viewer')
  const colleague = await signInMember(database, 'bea@example.com')
  const others = [
    await signInMember(database, 'ada@example.com'),
    await signInMember(database, 'ada@example.com'),
  ]
  const here = await signInMember(database, 'ada@example.com')
  const { status, body } = await here.call('end-other-sessions', {})
  expect([status, body]).toMatchObject([200, { data: { ended: 2 } }])
  for (const { call } of others) expect((await call('list-contacts', {})).status).toBe(401)
  expect((await here.call('list-contacts', {})).status).toBe(200)
  expect((await colleague.call('list-contacts', {})).status).toBe(200)
})
