import { type KeepSetting, keepSettingNames } from '#domain/owner-setting'
import * as z from 'zod/mini'

const daysOr = (days: number, most = 3650) =>
  z._default(
    z.coerce
      .number('must be a number of days')
      .check(
        z.int('must be a whole number of days'),
        z.gte(1, 'must be at least 1 day'),
        z.lte(most, `must be at most ${most} days`),
      ),
    days,
  )

/** The settings for retention, in days. */
export const keepVariables = {
  KEEP_DELIVERED_DAYS: daysOr(90),
  KEEP_CAPTURED_MAIL_DAYS: daysOr(30),
  KEEP_HELD_DAYS: daysOr(90),
  KEEP_UNCONFIRMED_DAYS: daysOr(1),
  // A refresh token is valid as long, and no longer.
  KEEP_SESSIONS_DAYS: daysOr(30, 30),
  KEEP_UNSUBSCRIBE_LINKS_DAYS: daysOr(365),
  KEEP_UNUSED_PICTURES_DAYS: daysOr(1),
  KEEP_CHANGES_DAYS: daysOr(30),
  KEEP_LOG_DAYS: daysOr(730),
  KEEP_MODEL_USE_DAYS: daysOr(90),
} satisfies Record<KeepSetting, unknown>

/** Retention in days, by setting. */
export type KeepDays = Readonly<Record<KeepSetting, number>>

/** The default periods as text, as in the environment. */
export const keepDefaults = Object.fromEntries(
  keepSettingNames.map((name) => [name, String(z.parse(keepVariables[name], undefined))]),
) as Record<KeepSetting, string>

/** Returns the retention settings among these. */
export function retentionDaysOf(settings: KeepDays): KeepDays {
  return Object.fromEntries(keepSettingNames.map((name) => [name, settings[name]])) as Record<
    KeepSetting,
    number
  >
}
