import { readdirSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { storeSecret } from '#server/auth/secret'
import { connectDatabase } from '#server/db/connect'
import { migrateDatabase } from '#server/db/migrate'
import { proofs } from '#server/db/schema/proofs'
import { parseEnv } from '#server/settings/env.server'
import { testSecret } from '#test/app'
import { backedUp } from '#test/backups'
import { fillEveryTable } from '#test/every-table'
import { temporaryFolder } from '#test/server-process'
import { drillRestore } from './drill-restore.ts'

/** Each opens several embedded databases. */
const patient = { timeout: 240_000 }

const copiesIn = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('db-copy-'))

/** A site that is not running, and a backup of it. */
async function backedUpSite(secret: string) {
  const env = parseEnv({ DATA_DIR: temporaryFolder() }, { needsSecret: false })
  storeSecret(env.dataDir, testSecret)
  const database = await connectDatabase(env)
  await migrateDatabase(database)
  await fillEveryTable(database)
  const { path, rows } = await backedUp(database, undefined, secret)
  await database.close()
  return { env, path, rows }
}

test(
  'a drill restores into a folder that the next start would delete, and is recorded',
  patient,
  async () => {
    const { env, path, rows } = await backedUpSite(testSecret)
    const begun = Date.now()
    const drilling = drillRestore(env, path)
    // The folder in which `deleteCopies` finds it.
    await expect.poll(() => copiesIn(env.dataDir)).toHaveLength(1)
    expect(await drilling).toBe(rows)
    expect(copiesIn(env.dataDir)).toEqual([])
    const database = await connectDatabase(env)
    const [proof] = await database.db.select().from(proofs).where(eq(proofs.name, 'restore'))
    expect(proof?.proved_at.getTime()).toBeGreaterThan(begun)
    await database.close()
  },
)

test('the backup of another site is refused, and leaves no copy', patient, async () => {
  const { env, path } = await backedUpSite('the secret of another site, which is long')
  await expect(drillRestore(env, path)).rejects.toThrow('another site')
  expect(copiesIn(env.dataDir)).toEqual([])
})
