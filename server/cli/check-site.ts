import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { getReadiness, type Readiness } from '#contracts/get-readiness'
import { authSecret } from '#server/auth/secret'
import { withDatabase } from '#server/db/with-database'
import { siteReadiness } from '#server/readiness/site-readiness'
import type { Env } from '#server/settings/env.server'
import { ownerSettingsUnder } from '#server/settings/owner-settings'
import { askRunningSite } from './run-command.ts'

/** Long, because DNS lookups without a response take their time. */
const limitMs = 60_000

/**
 * Checks whether a site is ready to go live: beside the site that runs on the embedded database, otherwise with this
 * process's settings.
 * @throws Error for the owner to read
 */
export async function checkSite(env: Env): Promise<Readiness> {
  const { databaseUrl, dataDir } = env
  if (databaseUrl === undefined) {
    const reply = await askRunningSite(dataDir, 'check', {}, limitMs)
    if (reply !== undefined) return getReadiness.output.shape.data.parse(JSON.parse(reply))
    if (!existsSync(join(dataDir, 'db')))
      throw new Error(
        `There is no site in ${dataDir}. Start it first, or set DATA_DIR or DATABASE_URL as it has them.`,
      )
  }
  const secret = authSecret({ given: env.authSecret, dataDir })
  const ownerSettings = ownerSettingsUnder({ environment: env.given, secret, siteUrl: env.siteUrl })
  return withDatabase(env, (database) =>
    siteReadiness({ database, env, ownerSettings, secret, isDevelopment: false }),
  )
}
