import { join } from 'node:path'
import type { backupOccasions } from '#server/db/schema/backups'

export type Occasion = (typeof backupOccasions)[number]

const ending = '.backup'

/** Where a backup goes that is kept by its time. */
export function backupName(folder: string, occasion: Occasion, now: Date): string {
  const time = now.toISOString().replaceAll(':', '-').replace(/\..*/, 'Z')
  return join(folder, `${occasion.replaceAll(' ', '-')}-${time}${ending}`)
}

/** When one of that occasion was made, by its name; undefined for everything else. */
export function timeInName(name: string, occasion: Occasion): Date | undefined {
  const start = `${occasion.replaceAll(' ', '-')}-`
  if (!name.startsWith(start) || !name.endsWith(ending)) return undefined
  const [day = '', time = ''] = name.slice(start.length, -ending.length).split('T')
  const at = new Date(`${day}T${time.replaceAll('-', ':')}`)
  return Number.isNaN(at.getTime()) ? undefined : at
}
