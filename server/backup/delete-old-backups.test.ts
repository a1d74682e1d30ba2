import { readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/server-process'
import { backupName, type Occasion } from './backup-name.ts'
import { deleteOldBackups } from './delete-old-backups.ts'

const now = new Date('2026-11-22T04:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

function folderWith(occasion: Occasion, times: readonly Date[]): string {
  const folder = temporaryFolder()
  for (const time of times) writeFileSync(backupName(folder, occasion, time), '')
  return folder
}

test('keeps the newest nightly backup of each of the last seven days and four weeks', () => {
  const folder = folderWith(
    'nightly',
    Array.from({ length: 120 }, (_, index) => daysAgo(index / 2)),
  )
  deleteOldBackups(folder, now)
  expect(readdirSync(folder).toSorted()).toEqual(
    [
      // The newest backups of the earlier weeks, then those of the last seven days; 2026-11-22 is a Sunday.
      '2026-11-01T16-00-00Z',
      '2026-11-08T16-00-00Z',
      '2026-11-15T16-00-00Z',
      '2026-11-16T16-00-00Z',
      '2026-11-17T16-00-00Z',
      '2026-11-18T16-00-00Z',
      '2026-11-19T16-00-00Z',
      '2026-11-20T16-00-00Z',
      '2026-11-21T16-00-00Z',
      '2026-11-22T04-00-00Z',
    ].map((time) => `nightly-${time}.backup`),
  )
})

test('deletes nothing by age alone: a site that was off for a year keeps its backups', () => {
  const folder = folderWith('nightly', [daysAgo(365), daysAgo(366)])
  deleteOldBackups(folder, now)
  expect(readdirSync(folder)).toHaveLength(2)
})

test('keeps the last five backups from before upgrades, and all manual backups and other files', () => {
  const times = Array.from({ length: 9 }, (_, index) => daysAgo(index))
  const upgrades = folderWith('before an upgrade', times)
  deleteOldBackups(upgrades, now)
  expect(readdirSync(upgrades).toSorted()[0]).toBe('before-an-upgrade-2026-11-18T04-00-00Z.backup')
  expect(readdirSync(upgrades)).toHaveLength(5)
  const others = folderWith('asked for', times)
  writeFileSync(join(others, 'nightly-of-mine.backup'), '')
  writeFileSync(join(others, 'nightly-2026-01-01T00-00-00Z.zip'), '')
  deleteOldBackups(others, now)
  expect(readdirSync(others)).toHaveLength(11)
})

test('deletes unfinished backups after an hour without writes', () => {
  const folder = temporaryFolder()
  for (const [name, at] of [
    ['dead', daysAgo(1.1 / 24)],
    ['slow', daysAgo(0.9 / 24)],
    ['under-way', now],
  ] as const) {
    const path = join(folder, `${name}.backup.unfinished`)
    writeFileSync(path, '')
    utimesSync(path, at, at)
  }
  deleteOldBackups(folder, now)
  expect(readdirSync(folder)).toEqual(['slow.backup.unfinished', 'under-way.backup.unfinished'])
})

test('a broken symbolic link does not fail the cleanup', () => {
  const folder = temporaryFolder()
  symlinkSync('/nowhere', join(folder, 'x.backup.unfinished'))
  deleteOldBackups(folder, now)
  expect(readdirSync(folder)).toEqual(['x.backup.unfinished'])
})
