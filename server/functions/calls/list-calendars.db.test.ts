import { expect, test } from 'vitest'
import { calendars } from '#server/db/schema/calendars'
import { createTestApp } from '#test/app'
import { testDatabase } from '#test/database'

const hourMs = 3_600_000

test('list-calendars returns when each calendar was read, its fault and its number of coming busy times', async () => {
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

test('list-calendars merges the busy times of the coming week across calendars', async () => {
  const database = await testDatabase()
  const hour = Math.ceil(Date.now() / hourMs) * hourMs
  const put = (...hours: [from: number, to: number][]) =>
    database.db.insert(calendars).values({
      id: crypto.randomUUID(),
      name: 'Work',
      address: 'sealed',
      busy: hours.map(([from, to]) => [hour + from * hourMs, hour + to * hourMs] as const),
      created_at: new Date(),
    })
  await put([-3, -2], [-1, 1], [24, 26], [9 * 24, 10 * 24])
  await put([25, 27], [30, 31])
  const { body } = await createTestApp(database, { role: 'viewer' }).post('list-calendars', {})
  const at = (hours: number) => new Date(hour + hours * hourMs).toISOString()
  expect(body['busyThisWeek']).toEqual([
    { from: at(-1), to: at(1) },
    { from: at(24), to: at(27) },
    { from: at(30), to: at(31) },
  ])
})
