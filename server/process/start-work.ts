import { normaliseEmail } from '#domain/email'
import { startSiteFileMaker } from '#server/backup/site-file-maker'
import { listenForCommands } from '#server/cli/command-socket'
import { deliveryKinds } from '#server/deliveries/kinds/index'
import { startDeliveryWorker } from '#server/deliveries/ledger/worker'
import { alertOfHeldMail } from '#server/events/alert-of-held-mail'
import { followMailbox } from '#server/incoming/follow-mailbox'
import { recordDrill } from '#server/queries/readiness/proofs.server'
import type { BuiltApp } from './build-app.ts'
import { deliveryServices } from './current-services.ts'
import type { SiteServer } from './listen.ts'
import type { OpenedSite } from './open-site.ts'
import { startRegularWork } from './regular-work.ts'

export type Work = Awaited<ReturnType<typeof startWork>>

/** Starts the background work: deliveries, incoming mail, regular work, backups, and commands from a terminal. */
export async function startWork(
  site: OpenedSite,
  { isConnected, recordAttempt }: BuiltApp,
  { ending, isBusy }: SiteServer,
) {
  const { env, isDevelopment, log, database, secret, changes, announceSoon, services, captureDir } = site
  const siteUrl = site.reached.url
  const worker = await startDeliveryWorker({
    database,
    kinds: deliveryKinds,
    services: deliveryServices(services, siteUrl),
    ceilings: env.mailCeilings,
    onHeld: alertOfHeldMail,
    isDevelopment,
    onAttempts: () => announceSoon('deliveries'),
    onEnded: recordAttempt,
    isBusy,
    log,
  })
  const regular = startRegularWork({
    env,
    database,
    secret,
    captureDir,
    keep: () => services.now().settings.keep,
    freeWorkshopJoinUrl: () => services.now().settings.services['workshop-link']?.joinUrl,
    isConnected,
    alertAddress: () => services.now().clients.owner?.email,
    promise: () => services.now().settings.replyPromise,
    callRules: () => services.now().settings.callRules,
    callJoinUrl: () => services.now().clients['call-link']?.joinUrl,
    isBookedHere: () => !services.now().clients.booking,
    zone: () => services.now().settings.replyPromise.zone,
    guard: site.guard,
    renewMailSignIn: async () => services.now().clients.mail.renewSignIn?.(),
    ending,
    log,
  })
  const mailbox = followMailbox({
    database,
    client: () => services.now().clients.incoming,
    siteUrl,
    secret,
    siteAddresses() {
      const { mail, owner } = services.now().clients
      return [mail.from, ...(owner ? [owner.email] : [])].map(normaliseEmail)
    },
    onStored: () => announceSoon('deliveries'),
    log,
  })
  changes.subscribe((topic) => topic === 'settings' && mailbox.wake())
  const siteFiles = startSiteFileMaker({ ...env, database, secret, changes, recordDrill, log })
  const stopCommands = database.engine === 'pglite' ? await takeCommands(site) : undefined
  return {
    wake: worker.wake,
    async stop(withinMs: number) {
      await Promise.all([
        worker.stop(withinMs),
        mailbox.stop(),
        stopCommands?.(),
        ...regular.map((each) => each.stop()),
        siteFiles.stop(),
      ])
    },
  }
}

/** Only one process can open an embedded database, so the site's process runs the commands of terminals. */
async function takeCommands({ env, database, secret, readiness, log }: OpenedSite) {
  try {
    return await listenForCommands({ dataDir: env.dataDir, database, secret: () => secret, readiness })
  } catch (error) {
    log.warn({ err: error }, 'DATA_DIR has no place for commands: stop the site before you give one')
    return undefined
  }
}
