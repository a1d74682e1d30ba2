import { twoStepSetting } from '#domain/missing-step'
import type { Db } from '#server/db/connect'
import { savedSettings } from '#server/queries/settings/settings.server'

/** When an owner required a second step of owners and editors; undefined if none has. */
export async function secondStepRequiredSince(db: Db): Promise<Date | undefined> {
  const setting = (await savedSettings(db)).find(({ key }) => key === twoStepSetting)
  return setting?.value === 'on' ? setting.updated_at : undefined
}
