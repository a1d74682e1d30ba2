import { useQuery } from '@tanstack/react-query'
import { useMay } from '#app/lib/admin-role'
import { callFunction } from '#app/lib/call-function'
import type { SettingGroup } from '#content/office/settings'
import type { OutputOf } from '#contracts/contract'
import { getSettings } from '#contracts/get-settings'
import type { OwnerSetting } from '#contracts/owner-setting'

type SettingsAnswer = OutputOf<typeof getSettings>

/** Every setting with its stored value; requested for owners only, because nobody else may read them. */
export const useSettings = () => useSettingsQuery(({ data }) => data)

/** The whole response of the function, which has more data for the settings' forms. */
export const useSettingsAnswer = () => useSettingsQuery((answer) => answer)

const useSettingsQuery = <Shown>(select: (answer: SettingsAnswer) => Shown) =>
  useQuery({
    queryKey: ['settings', getSettings.name],
    queryFn: ({ signal }) => callFunction(getSettings, {}, { signal }),
    select,
    enabled: useMay('owner'),
  })

export const settingsOf = ({ names }: SettingGroup, settings: readonly OwnerSetting[]): OwnerSetting[] =>
  settings.filter(({ name }) => names.some((each) => each === name))
