import { join } from 'node:path'
import type { SiteFileOccasion } from '#domain/site-file'

export type Occasion = Exclude<SiteFileOccasion, 'export'>

const ending = '.backup'

/** The path of a backup that is deleted by age. */
export function backupName(folder: string, occasion: Occasion, now: Date): string {
  const time = now.toISOString().replaceAll(':', '-').replace(/\..*/, 'Z')
  return join(folder, `${occasion.replaceAll(' ', '-')}-${time}${ending}`)
}

/** When a backup of that occasion was made, by its name; undefined for other files. */
export function timeInName(name: string, occasion: Occasion): Date | undefined {
  const start = `${occasion.replaceAll(' ', '-')}-`
  if (!name.startsWith(start) || !name.endsWith(ending)) return undefined
  const [day = '', time = ''] = name.slice(start.length, -ending.length).split('T')
  const at = new Date(`${day}T${time.replaceAll('-', ':')}`)
  return Number.isNaN(at.getTime()) ? undefined : at
}
