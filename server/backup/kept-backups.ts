import { globSync, lstatSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Occasion, timeInName } from './backup-name.ts'

const dayMs = 24 * 3_600_000
const days = 7
const weeks = 4
const upgrades = 5

/** Which of them are kept: the newest of each of the last seven days there are any of, and of the last four weeks. */
function keptByTime(times: readonly Date[]): Date[] {
  const newestFirst = times.toSorted((a, b) => b.getTime() - a.getTime())
  // From Monday, which 5 January 1970 was.
  const weekOf = (time: Date) => Math.floor((time.getTime() / dayMs - 4) / 7)
  const dayOf = (time: Date) => Math.floor(time.getTime() / dayMs)
  const kept = [
    ...firstOfEach(newestFirst, dayOf).slice(0, days),
    ...firstOfEach(newestFirst, weekOf).slice(0, weeks),
  ]
  return newestFirst.filter((time) => kept.includes(time))
}

function firstOfEach(times: readonly Date[], keyOf: (time: Date) => number): Date[] {
  return [...Map.groupBy(times, keyOf).values()].flatMap((those) => those.slice(0, 1))
}

const keptOf = {
  nightly: keptByTime,
  'before an upgrade': (times) => times.toSorted((a, b) => b.getTime() - a.getTime()).slice(0, upgrades),
} satisfies Partial<Record<Occasion, (times: readonly Date[]) => Date[]>>

/**
 * Removes what has had its term from where the site keeps its own backups: nightly ones, those before upgrades but for
 * the last few, and what a process left unfinished. What was asked for stays.
 */
export function forgetOldBackups(folder: string, now: Date): void {
  const names = globSync('*.backup', { cwd: folder })
  for (const occasion of Object.keys(keptOf) as (keyof typeof keptOf)[]) {
    const timed = names.flatMap((name) => {
      const time = timeInName(name, occasion)
      return time ? { name, time } : []
    })
    const kept = keptOf[occasion](timed.map(({ time }) => time))
    for (const { name, time } of timed) if (!kept.includes(time)) rmSync(join(folder, name), { force: true })
  }
  for (const name of globSync('*.backup.unfinished', { cwd: folder })) {
    const path = join(folder, name)
    // Of a link its own time, and not that of where it leads, which may be nowhere.
    if (now.getTime() - lstatSync(path).mtimeMs > dayMs) rmSync(path, { force: true })
  }
}
