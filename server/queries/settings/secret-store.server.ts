import { eq } from 'drizzle-orm'
import type { OwnerSettingName } from '#domain/owner-setting'
import { announceChange } from '#server/db/changes'
import type { Db } from '#server/db/connect'
import { settings } from '#server/db/schema/settings'
import type { SecretStore } from '#server/settings/secret-store'
import type { OwnerSettings } from '#server/settings/owner-settings'
import { savedSettings, savedSettingsForUpdate } from './settings.server.ts'

/**
 * Stores a secret that the site itself replaces. The row keeps its author and time, so that an open settings form does
 * not conflict with it.
 */
export function secretStore(
  db: Db,
  ownerSettings: Pick<OwnerSettings, 'valueIn' | 'kept'>,
  name: OwnerSettingName,
): SecretStore {
  return {
    read: async () => ownerSettings.valueIn(await savedSettings(db), name),
    replace: (expected, replacement, { isAnnounced }) =>
      db.transaction(async (tx) => {
        if (ownerSettings.valueIn(await savedSettingsForUpdate(tx), name) !== expected) return
        await tx
          .update(settings)
          .set({ value: ownerSettings.kept(name, replacement) })
          .where(eq(settings.key, name))
        if (isAnnounced) await announceChange(tx, 'settings')
      }),
  }
}
