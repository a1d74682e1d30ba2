import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { backups } from '#server/db/schema/backups'
import { type TestDatabase, testDatabase } from '#test/database'
import { isOverdue, lastBackup } from './last-backup.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const now = new Date('2026-11-22T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

async function put(beganHoursAgo: number, rest: Partial<typeof backups.$inferInsert>): Promise<void> {
  await database.db.insert(backups).values({
    id: randomUUID(),
    occasion: 'nightly',
    begun_at: hoursAgo(beganHoursAgo),
    file: `${beganHoursAgo}.backup`,
    ...rest,
  })
}

test('without any attempt, there is no last backup and none is overdue', async () => {
  const last = await lastBackup(database.db, now)
  expect(last.finishedAt).toBeUndefined()
  expect(isOverdue(last, now)).toBe(false)
})

test('returns the newest complete backup, and why a later attempt failed', async () => {
  await put(40, { finished_at: hoursAgo(39) })
  await put(26, { finished_at: hoursAgo(25), bytes: 5_000_000_000 })
  await put(2, { fault: 'The disk is full.' })
  const last = await lastBackup(database.db, now)
  expect(last).toMatchObject({ finishedAt: hoursAgo(25), file: '26.backup', bytes: 5_000_000_000 })
  expect(last).toMatchObject({ fault: 'The disk is full.', failedAt: hoursAgo(2) })
  expect(isOverdue(last, now)).toBe(false)
  await put(1, { finished_at: now })
  expect((await lastBackup(database.db, now)).fault).toBeUndefined()
})

test('a backup is overdue after 36 hours, even if none was ever complete', async () => {
  await put(37, { fault: 'No.' })
  expect(isOverdue(await lastBackup(database.db, now), now)).toBe(true)
  await put(36, { finished_at: hoursAgo(35) })
  expect(isOverdue(await lastBackup(database.db, now), now)).toBe(false)
  expect(isOverdue(await lastBackup(database.db, now), hoursAgo(-2))).toBe(true)
})

test('a backup from a clock that was ahead is ignored, and its time is reported', async () => {
  await put(30, { finished_at: hoursAgo(29) })
  await put(-48, { finished_at: hoursAgo(-47) })
  expect(await lastBackup(database.db, now)).toMatchObject({
    finishedAt: hoursAgo(29),
    aheadAt: hoursAgo(-48),
  })
  // The clocks of two machines differ by a little.
  await database.db.delete(backups)
  await put(-1 / 60, { finished_at: hoursAgo(-1 / 60) })
  expect(await lastBackup(database.db, now)).toMatchObject({
    finishedAt: hoursAgo(-1 / 60),
    aheadAt: undefined,
  })
})
