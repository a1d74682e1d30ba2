import { expect, test } from 'vitest'
import { calendars } from '#server/db/schema/calendars'
import { heldTimes } from '#server/queries/calls/calls.server'
import { createTestApp } from '#test/app'
import { first } from '#test/call-desk'
import { testDatabase } from '#test/database'

test('removing a calendar frees its busy times, and removing it again is not logged', async () => {
  const database = await testDatabase()
  const id = crypto.randomUUID()
  const busy = [[first.getTime(), first.getTime() + 60_000]] as const
  await database.db
    .insert(calendars)
    .values({ id, name: 'Work', address: 'sealed', busy, created_at: new Date() })
  const owner = () => createTestApp(database, { role: 'owner' })
  const held = () => heldTimes(database.db, { from: first, to: first })
  expect(await held()).toHaveLength(1)
  await owner().post('remove-calendar', { id })
  expect(await held()).toEqual([])
  const { status, body } = await owner().post('remove-calendar', { id })
  expect([status, body]).toEqual([200, { data: { id }, logId: null }])
  const { rows } = await database.pool.query(
    `select action, before from log where subject_kind = 'calendar' order by created_at, action`,
  )
  expect(rows).toEqual([{ action: 'remove-calendar', before: { name: 'Work' } }])
})
