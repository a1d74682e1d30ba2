import { globSync, lstatSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Occasion, timeInName } from './backup-name.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const days = 7
const weeks = 4
const upgrades = 5

/** The backups to keep: the newest of each of the last seven days and the last four weeks that have backups. */
function retainedByAge(times: readonly Date[]): Date[] {
  const newestFirst = times.toSorted((a, b) => b.getTime() - a.getTime())
  // Weeks begin on Monday: 5 January 1970 was one.
  const weekOf = (time: Date) => Math.floor((time.getTime() / dayMs - 4) / 7)
  const dayOf = (time: Date) => Math.floor(time.getTime() / dayMs)
  const timesToKeep = [
    ...firstOfEach(newestFirst, dayOf).slice(0, days),
    ...firstOfEach(newestFirst, weekOf).slice(0, weeks),
  ]
  return newestFirst.filter((time) => timesToKeep.includes(time))
}

function firstOfEach(times: readonly Date[], keyOf: (time: Date) => number): Date[] {
  return [...Map.groupBy(times, keyOf).values()].flatMap((those) => those.slice(0, 1))
}

const retentionByOccasion = {
  nightly: retainedByAge,
  'before an upgrade': (times) => times.toSorted((a, b) => b.getTime() - a.getTime()).slice(0, upgrades),
} satisfies Partial<Record<Occasion, (times: readonly Date[]) => Date[]>>

/**
 * Deletes old backups in the site's own folder: surplus nightly ones, all but the last few from before upgrades, and
 * unfinished files. Manual backups are kept.
 */
export function deleteOldBackups(folder: string, now: Date): void {
  const names = globSync('*.backup', { cwd: folder })
  for (const occasion of Object.keys(retentionByOccasion) as (keyof typeof retentionByOccasion)[]) {
    const timed = names.flatMap((name) => {
      const time = timeInName(name, occasion)
      return time ? { name, time } : []
    })
    const timesToKeep = retentionByOccasion[occasion](timed.map(({ time }) => time))
    for (const { name, time } of timed)
      if (!timesToKeep.includes(time)) rmSync(join(folder, name), { force: true })
  }
  for (const name of globSync('*.backup.unfinished', { cwd: folder })) {
    const path = join(folder, name)
    // A running backup wrote to its file minutes ago at most. `lstat`, because a link's target may not exist.
    if (now.getTime() - lstatSync(path).mtimeMs > hourMs) rmSync(path, { force: true })
  }
}
