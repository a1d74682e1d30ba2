import type { OwnerSetting } from '#contracts/owner-setting'
import type { OwnerSettingName } from '#domain/owner-setting'
import { type DayException, exceptionsOf, type OpeningHours, weekOf } from '#domain/opening-hours'

type Settings = readonly OwnerSetting[]

/** The effective value of a setting: the stored one or the default; empty for neither. */
export function effectiveValue(settings: Settings, name: OwnerSettingName): string {
  const setting = settings.find((each) => each.name === name)
  return setting?.value ?? setting?.default ?? ''
}

export const businessWeek = (settings: Settings): OpeningHours['week'] =>
  weekOf(effectiveValue(settings, 'BUSINESS_HOURS')) ?? []

/** The weekly hours for calls; without a setting of their own, the business hours. */
export const callWeek = (settings: Settings): OpeningHours['week'] =>
  weekOf(effectiveValue(settings, 'CALL_HOURS')) ?? businessWeek(settings)

export const daysOffIn = (settings: Settings): DayException[] =>
  exceptionsOf(effectiveValue(settings, 'DAYS_OFF')) ?? []
