import { writeFileSync } from 'node:fs'
import { overPglite } from '#server/db/connect'
import { openEmbedded } from '#server/db/embedded'
import { migrateDatabase } from '#server/db/migrate'
import { newDatabaseFile } from '#server/settings/folders'

/** Writes the embedded database that a first start unpacks: a schema without rows. */
export async function makeNewDatabase(): Promise<void> {
  const lite = await openEmbedded()
  const { pool } = overPglite(lite)
  await migrateDatabase({ pool })
  await pool.end()
  const file = await lite.dumpDataDir('gzip')
  writeFileSync(newDatabaseFile, Buffer.from(await file.arrayBuffer()))
  await lite.close()
}
