import { inArray, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { settings } from '#server/db/schema/settings'

type SettingRow = typeof settings.$inferSelect

export async function savedSettings(db: Db | Transaction): Promise<SettingRow[]> {
  return db.select().from(settings).orderBy(settings.key)
}

/** Returns the saved settings, locked against other saves until the transaction ends. */
export async function savedSettingsForUpdate(tx: Transaction): Promise<SettingRow[]> {
  await tx.execute(sql`lock table ${settings} in share row exclusive mode`)
  return savedSettings(tx)
}

export async function saveSettingRows(tx: Transaction, rows: readonly SettingRow[]): Promise<void> {
  if (rows.length === 0) return
  const { value, updated_at, updated_by } = settings
  await tx
    .insert(settings)
    .values([...rows])
    .onConflictDoUpdate({
      target: settings.key,
      set: Object.fromEntries(
        [value, updated_at, updated_by].map(({ name }) => [name, sql.raw(`excluded.${name}`)]),
      ),
    })
}

export async function deleteSettings(tx: Transaction, keys: readonly string[]): Promise<void> {
  await tx.delete(settings).where(inArray(settings.key, [...keys]))
}
