import type { OwnerSetting } from '#contracts/owner-setting'
import type { OwnerSettingName } from '#domain/owner-setting'
import { type DayException, exceptionsOf, type OpeningHours, weekOf } from '#domain/opening-hours'

type Settings = readonly OwnerSetting[]

/** A setting as it is in force. */
export function inForce(settings: Settings, name: OwnerSettingName): string {
  const setting = settings.find((each) => each.name === name)
  return setting?.value ?? setting?.default ?? ''
}

export const businessWeek = (settings: Settings): OpeningHours['week'] =>
  weekOf(inForce(settings, 'BUSINESS_HOURS')) ?? []

/** The hours of calls, which are those of the business until others are set. */
export const callWeek = (settings: Settings): OpeningHours['week'] =>
  weekOf(inForce(settings, 'CALL_HOURS')) ?? businessWeek(settings)

export const daysOffIn = (settings: Settings): DayException[] =>
  exceptionsOf(inForce(settings, 'DAYS_OFF')) ?? []
