import { expect, test } from 'vitest'
import { calendars } from '#server/db/schema/calendars'
import { createTestApp } from '#test/app'
import { testDatabase } from '#test/database'

const hourMs = 3_600_000

test('lists when a calendar was read, why not, and how many busy times are ahead', async () => {
  const database = await testDatabase()
  const nowMs = Date.now()
  const busy = [-2, 0, 2].map((hours) => [nowMs + hours * hourMs, nowMs + (hours + 1) * hourMs] as const)
  const read_at = new Date(nowMs - hourMs)
  await database.db.insert(calendars).values({
    id: crypto.randomUUID(),
    name: 'Home',
    address: 'sealed',
    busy,
    read_at,
    fault: 'Why.',
    created_at: read_at,
  })
  const { body } = await createTestApp(database, { role: 'viewer' }).post('list-calendars', {})
  expect(body).toMatchObject({
    data: [{ name: 'Home', readAt: read_at.toISOString(), fault: 'Why.', busyAhead: 2 }],
  })
})
