import { twoStepSetting } from '#domain/missing-step'
import type { Db } from '#server/db/connect'
import { savedSettings } from '#server/queries/settings/settings.server'

/** Returns since when owners and editors must use two-step sign-in; undefined if they need not. */
export async function secondStepRequiredSince(db: Db): Promise<Date | undefined> {
  const setting = (await savedSettings(db)).find(({ key }) => key === twoStepSetting)
  return setting?.value === 'on' ? setting.updated_at : undefined
}
