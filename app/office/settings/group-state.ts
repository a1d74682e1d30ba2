import type { SettingGroup } from '#content/office/settings'
import type { OwnerSetting } from '#contracts/owner-setting'

export type GroupState = 'fault' | 'on' | 'off' | 'built-in' | 'by-default' | 'own'

/** Returns the state of a group of settings. One without required settings is `own` or `by-default`, never `off`. */
export function groupState(
  { needs, insteadOfNeeds = [], isBuiltIn }: SettingGroup,
  settings: readonly OwnerSetting[],
): GroupState {
  if (settings.some(({ fault }) => fault !== null)) return 'fault'
  if (needs.length === 0) return settings.some(({ isSet }) => isSet) ? 'own' : 'by-default'
  const isSet = (name: OwnerSetting['name']) => settings.some((each) => each.name === name && each.isSet)
  if (needs.every(isSet) || insteadOfNeeds.some(isSet)) return 'on'
  return isBuiltIn ? 'built-in' : 'off'
}
