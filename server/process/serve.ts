import { setUpToken } from '#server/auth/first-admin'
import { program } from '#server/settings/version'
import { buildApp, type CreatePages } from './build-app.ts'
import { createSiteServer } from './listen.ts'
import { type OpenedSite, openSite } from './open-site.ts'
import { startLine } from './start-line.ts'
import { startWork, type Work } from './start-work.ts'

/**
 * Starts the whole site in this process: opens what is stored, builds the app, listens, starts the work. Stops on a
 * signal.
 * @throws EnvError for invalid settings, and Error for the owner to read when it cannot start
 */
export async function serve(createPages: CreatePages, { isDevelopment = false } = {}): Promise<void> {
  let work: Work | undefined
  const site = await openSite({ isDevelopment })
  const server = createSiteServer(site, async (withinMs) => {
    // The rest of the time is the database's.
    await work?.stop(withinMs * 0.6)
    await site.close()
  })
  const app = await buildApp(site, {
    createPages,
    ending: server.ending,
    onDeliveries(written) {
      // Requests may come before the work has started.
      work?.wake(written)
      site.announceSoon('contacts', 'submissions', 'deliveries')
    },
  })
  const port = await server.listen(app)
  work = await startWork(site, app, server)
  await announceStart(site, port)
}

/** For the person who started it: a line in a terminal, else the log. */
async function announceStart(site: OpenedSite, port: number): Promise<void> {
  const { env, isDevelopment, log, database, secret, services, captureDir } = site
  const siteUrl = site.reached.url
  const { connected } = services.now().clients.mail
  // For the terminal, because logs are read by others.
  const token = await setUpToken(database, { secret, now: database.now() })
  const setUpUrl = token && `${siteUrl}/auth#set-up=${token}`
  if (process.stdout.isTTY) {
    const line = startLine({
      siteUrl,
      setUpUrl,
      captureDir: connected ? undefined : captureDir,
      isDevelopment,
    })
    process.stdout.write(`${line}\n`)
    return
  }
  log.info(
    {
      ...program,
      url: `http://${env.host}:${port}`,
      siteUrl,
      database: database.engine,
      mail: connected ? 'smtp' : isDevelopment ? 'captured' : 'waits for a mail server',
    },
    'listening',
  )
  if (setUpUrl !== undefined)
    process.stderr.write(`There is no admin yet. Make one here, once: ${setUpUrl}\n`)
}
