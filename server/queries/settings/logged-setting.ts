import type { OwnerSettingName } from '#domain/owner-setting'
import type { OwnerSettings, SavedSetting } from '#server/settings/owner-settings'

/** Returns the rows the log stores for a setting. A secret's value is stored as null. */
export interface LoggedSetting {
  value: string | null
  isSet: boolean
  /** When it was saved, ISO 8601, and by which account; null for a value from the environment or the default. */
  setAt: string | null
  setBy: string | null
}

export function loggedSetting(
  settings: OwnerSettings,
  saved: readonly (SavedSetting & { updated_by: string | null })[],
  name: OwnerSettingName,
): LoggedSetting | null {
  const shown = settings.shown(saved).find((each) => each.name === name)
  const setBy = saved.find(({ key }) => key === name)?.updated_by ?? null
  return shown ? { value: shown.value, isSet: shown.isSet, setAt: shown.updatedAt, setBy } : null
}
