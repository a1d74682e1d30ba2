import { join } from 'node:path'
import { mailSignInPath } from '#domain/mail-sign-in'
import { ensureAdmin } from '#server/auth/first-admin'
import { authSecret } from '#server/auth/secret'
import { deleteCopies } from '#server/backup/embedded-copy'
import { upgradeDatabase } from '#server/backup/upgrade-database'
import { announcer } from '#server/db/announce-soon'
import { followChanges } from '#server/db/changes'
import { connectDatabase } from '#server/db/connect'
import { warmPool } from '#server/db/warm-pool'
import { createDatabaseHealth } from '#server/http/database-health'
import { visitorQuestions } from '#server/queries/assistant/assistant-questions.server'
import { secretStore } from '#server/queries/settings/secret-store.server'
import { savedSettings } from '#server/queries/settings/settings.server'
import { siteReadiness } from '#server/readiness/site-readiness'
import { createHostGuard } from '#server/services/host-guard'
import { createMailSignIn } from '#server/services/mail-sign-in/mail-sign-in'
import { parseEnv } from '#server/settings/env.server'
import { checkOpenFiles } from '#server/settings/open-files'
import { ownerSettingsUnder } from '#server/settings/owner-settings'
import { prepareFolders } from '#server/settings/prepare-folders'
import { createPrivateHosts } from '#server/settings/private-hosts'
import { followSettings } from './current-services.ts'
import { followContent } from './follow-content.ts'
import { followPublishedLists } from './follow-published-lists.ts'
import { createLog } from './log.ts'
import { addSampleContent } from './sample-content.ts'

/** The opened database, with the settings, content and services that follow it. */
export type OpenedSite = Awaited<ReturnType<typeof openSite>>

/**
 * Reads the settings, opens the database and brings it up to date, and follows what its owner changes.
 * @throws EnvError for invalid settings, and Error for the owner to read when the database cannot be opened
 */
export async function openSite({ isDevelopment }: { isDevelopment: boolean }) {
  const env = parseEnv(process.env)
  const log = createLog(env.logLevel)
  const openFilesWarning = checkOpenFiles()
  if (openFilesWarning !== undefined) process.stderr.write(`${openFilesWarning}\n`)
  prepareFolders(env)
  const database = await connectDatabase({
    ...env,
    onState: (state) =>
      state === 'away' ? log.error('the database does not answer') : log.info('the database answers again'),
  })
  deleteCopies(env.dataDir)
  const secret = authSecret({ given: env.authSecret, dataDir: env.dataDir })
  await upgradeDatabase(database, {
    backups: env.backups,
    secret: () => secret,
    onBackup: (path) => log.info({ path }, 'backing up before the upgrade'),
  })
  await addSampleContent(database, database.now())
  if (env.admin) await ensureAdmin(database, { ...env.admin, now: database.now() })

  const changes = await followChanges(database)
  const content = await followContent({ database, changes, log })
  const lists = await followPublishedLists({ database, changes, log })
  const siteUrl = env.siteUrl ?? 'http://localhost'
  const captureDir = join(env.dataDir, 'mail')
  const privateHosts = createPrivateHosts(env.allowedPrivateHosts)
  const guard = createHostGuard(privateHosts)
  const ownerSettings = ownerSettingsUnder({
    environment: env.given,
    secret,
    siteUrl: env.siteUrl,
    privateHosts,
  })
  const services = await followSettings({
    siteUrl,
    captureDir,
    guard,
    database,
    questions: visitorQuestions(database),
    heldTimes: () => lists.current().heldTimes,
    secret,
    secretStore: (name) => secretStore(database.db, ownerSettings, name),
    ownerSettings,
    content,
    changes,
    log,
  })
  /** The site's address; without SITE_URL it gets the port once the server listens. */
  const reached = { url: siteUrl }
  const savedServices = async () => ownerSettings.inForce(await savedSettings(database.db)).settings.services
  const mailSignIn = createMailSignIn({
    app: async () => (await savedServices()).mail.app,
    secret,
    redirectUri: () => `${reached.url}${mailSignInPath}`,
    uses: async () => ((await savedServices()).incoming?.signIn ? ['send', 'read'] : ['send']),
    now: database.now,
    guard,
  })
  await warmPool(database)

  return {
    env,
    isDevelopment,
    log,
    database,
    databaseHealth: createDatabaseHealth(database),
    secret,
    changes,
    announceSoon: announcer(database.db),
    content,
    lists,
    /** Used by pages, which are rendered before the port is known. */
    siteUrl,
    reached,
    captureDir,
    guard,
    ownerSettings,
    services,
    mailSignIn,
    readiness: () => siteReadiness({ database, env, ownerSettings, secret, isDevelopment }),
    async close() {
      services.close()
      content.close()
      lists.close()
      await changes.close()
      await database.close()
    },
  }
}
