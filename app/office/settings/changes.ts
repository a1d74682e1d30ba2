import type { OwnerSetting } from '#contracts/owner-setting'
import type { OwnerSettingName } from '#domain/owner-setting'

export interface SettingChange {
  name: OwnerSettingName
  value: string | null
  updatedAt: string | null
}

/** The typed values by setting; an empty field is undefined. */
export type FormValues = Readonly<Partial<Record<OwnerSettingName, string | undefined>>>

/**
 * Returns the changes of settings that differ from the stored ones. An empty field resets a setting to its default, but
 * keeps a secret, whose field is always empty at first because secrets are never shown.
 */
export function changesOf(typed: FormValues, settings: readonly OwnerSetting[]): SettingChange[] {
  return settings.flatMap(({ name, value, isSecret, isSet, lockedBy, updatedAt }): SettingChange[] => {
    if (lockedBy !== null) return []
    const text = normalized(name, typed[name])
    if (text === undefined) return isSecret || !isSet ? [] : [{ name, value: null, updatedAt }]
    return text === value ? [] : [{ name, value: text, updatedAt }]
  })
}

/** The changes that reset every stored setting of a group; what the environment sets stays. */
export const resetOf = (settings: readonly OwnerSetting[]): SettingChange[] =>
  settings
    .filter(({ isSet, lockedBy }) => isSet && lockedBy === null)
    .map(({ name, updatedAt }) => ({ name, value: null, updatedAt }))

/** Extracts a spreadsheet's id from its browser address; any other text is returned unchanged. */
function normalized(name: OwnerSettingName, text: string | undefined): string | undefined {
  if (name !== 'GOOGLE_SHEETS_ID' || text === undefined || !URL.canParse(text)) return text
  const segments = new URL(text).pathname.split('/')
  return segments[segments.indexOf('d') + 1] || text
}
