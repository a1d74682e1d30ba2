import type { OwnerSettingName } from '#domain/owner-setting'
import type { OwnerSettings, SavedSetting } from '#server/settings/owner-settings'

/** What the log has of a setting. Of a secret its value is null, and only the rest tells that it was set. */
export interface LoggedSetting {
  value: string | null
  isSet: boolean
  /** When it was saved, ISO 8601, and by whose account; null for what the environment or nobody has set. */
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
