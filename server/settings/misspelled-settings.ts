import { editDistance } from '#domain/edit-distance'
import type { GivenSettings } from './given-settings.ts'

/**
 * Finds variables that are almost a setting's name, such as SMPT_URL. Otherwise a typo goes unnoticed: the site would
 * start without a mail server or with unencrypted backups. The environment also contains other programs' variables,
 * so a name only counts if it has the first letter of an unset setting, and differs by about one letter in five.
 */
export function misspelledSettings(given: GivenSettings, names: readonly string[]): string[] {
  const known = new Set(names)
  const unset = names.filter((name) => given[name] === undefined && given[`${name}_FILE`] === undefined)
  return Object.keys(given).flatMap((variable) => {
    const [, written = '', suffix = ''] = /^(.*?)(_FILE)?$/.exec(variable) ?? []
    if (known.has(written)) return []
    const meant = nearest(written.toUpperCase().replaceAll('-', '_'), unset)
    return meant === undefined ? [] : [`${variable} is not a setting: did you mean ${meant}${suffix}?`]
  })
}

function nearest(written: string, names: readonly string[]): string | undefined {
  return names
    .filter((name) => name[0] === written[0] && Math.abs(name.length - written.length) <= 3)
    .map((name) => ({ name, distance: editDistance(written, name) }))
    .filter(({ name, distance }) => distance <= Math.max(1, Math.min(3, Math.floor(name.length / 5))))
    .toSorted((a, b) => a.distance - b.distance)[0]?.name
}
