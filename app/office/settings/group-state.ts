import type { SettingGroup } from '#content/office/settings'
import type { OwnerSetting } from '#contracts/owner-setting'

export type GroupState = 'fault' | 'on' | 'off' | 'built-in' | 'by-default' | 'own'

/** Whether a group of settings can be used. One without needs always can: it has its defaults or the owner's values. */
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
