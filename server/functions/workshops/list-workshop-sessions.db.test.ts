import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { workshopFacts } from '#content/facts/facts'
import type { OutputOf } from '#contracts/contract'
import type { listWorkshopSessions } from '#contracts/list-workshop-sessions'
import { nextStart } from '#domain/workshop-schedule'
import { workshopLeads } from '#server/db/schema/workshop-leads'
import { createTestApp } from '#test/app'
import { daysFromNow, putAttendee } from '#test/attendees'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const { attendees } = workshopFacts.free

async function sessions(input: object = {}) {
  const { status, body } = await createTestApp(database, { role: 'viewer' }).post(
    'list-workshop-sessions',
    input,
  )
  expect(status, body.error).toBe(200)
  return body as unknown as OutputOf<typeof listWorkshopSessions>
}

test('list-workshop-sessions lists each session once with its seats and its waiting list, the latest first', async () => {
  const [past, coming] = [daysFromNow(-7), daysFromNow(3)]
  await putAttendee(database.db, past, { seat: 1, kept_at: new Date() })
  await putAttendee(database.db, past, { seat: 2 })
  for (let seat = 1; seat <= attendees; seat += 1) await putAttendee(database.db, coming, { seat })
  await putAttendee(database.db, coming)
  const { data, count, next } = await sessions()
  expect(data).toEqual([
    {
      startsAt: coming.toISOString(),
      isOver: false,
      seats: { taken: attendees, kept: 0, of: attendees },
      waiting: { value: 1, exact: true },
    },
    {
      startsAt: past.toISOString(),
      isOver: true,
      seats: { taken: 2, kept: 1, of: attendees },
      waiting: { value: 0, exact: true },
    },
  ])
  expect(count).toEqual({ value: 2, exact: true })
  expect(next).toMatchObject({
    startsAt: nextStart(workshopFacts.free, new Date()).toISOString(),
    isOver: false,
    seats: { taken: 0 },
  })
})

test('list-workshop-sessions stops counting a waiting list at 200', async () => {
  const start = daysFromNow(3)
  await database.db.insert(workshopLeads).values(
    Array.from({ length: 203 }, (_, n) => ({
      id: randomUUID(),
      name: 'Waits',
      email: `${n}@example.com`,
      company: 'Engines',
      session_starts_at: start,
      created_at: new Date(),
    })),
  )
  expect((await sessions()).data[0]?.waiting).toEqual({ value: 200, exact: false })
})

test('list-workshop-sessions pages through every session exactly once', async () => {
  for (const days of [-21, -14, -7, 3]) await putAttendee(database.db, daysFromNow(days))
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await sessions({ limit: 2, cursor })
    seen.push(...page.data.map(({ startsAt }) => startsAt))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  expect(seen).toHaveLength(4)
  expect(seen).toEqual(seen.toSorted().toReversed())
})

test('list-workshop-sessions counts the readiness workshop’s registrations', async () => {
  const { post } = createTestApp(database)
  for (const name of ['Ada', 'Grace'])
    await post('register-workshop', { name, email: `${name}@example.com`, company: 'Navy' })
  expect((await sessions()).registrations).toEqual({ value: 2, exact: true })
})
