import { expect, test } from 'vitest'
import { testDatabase } from '#test/database'
import { putFactor } from '#test/put-factor'
import { addMember } from '#test/sign-in-member'
import { ownersWithoutSecondFactor } from './owners-without-second-factor.server.ts'

test('lists owners whose account has no verified factor, and no other role', async () => {
  const database = await testDatabase()
  const { db } = database
  await putFactor(db, await addMember(database, 'ada@example.com', 'owner'))
  const half = await addMember(database, 'bea@example.com', 'owner')
  await putFactor(db, half, { status: 'unverified' })
  const none = await addMember(database, 'cleo@example.com', 'owner')
  await addMember(database, 'dora@example.com', 'editor')
  expect(await ownersWithoutSecondFactor(db)).toEqual([
    { id: half, email: 'bea@example.com' },
    { id: none, email: 'cleo@example.com' },
  ])
})
