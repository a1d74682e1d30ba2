import { readFileSync } from 'node:fs'
import type { GivenSettings } from './given-settings.ts'

const suffix = '_FILE'

/**
 * The settings with values read from files: `SMTP_URL_FILE=/run/secrets/smtp` is `SMTP_URL` with that file's content,
 * as containers and service managers provide secrets. A trailing line break is removed.
 * @param names the names of all settings
 */
export function readSettingFiles(
  source: GivenSettings,
  names: readonly string[],
): { given: Record<string, string>; faults: string[] } {
  const present: Record<string, string> = {}
  for (const [name, value] of Object.entries(source)) if (value) present[name] = value
  const faults: string[] = []
  for (const name of names) {
    const path = present[name + suffix]
    if (path === undefined) continue
    if (present[name] !== undefined) {
      faults.push(`${name} and ${name}${suffix} are both set: keep one of them`)
      continue
    }
    try {
      const text = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
      if (text === '') faults.push(`${name}${suffix} names ${path}, which is empty`)
      else present[name] = text
    } catch (error) {
      faults.push(`${name}${suffix} names ${path}, which ${whyNot(error)}`)
    }
  }
  return { given: present, faults }
}

function whyNot(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no reason given'
  return code === 'ENOENT' ? 'is not there' : `cannot be read (${code})`
}
