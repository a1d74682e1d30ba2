import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { connectDatabase } from '#server/db/connect'
import { deliveries, type Delivery } from '#server/db/schema/deliveries'
import { tellOfHeldMails } from '#server/deliveries/kinds/held-mails-notice'
import { deliveryKinds } from '#server/deliveries/kinds/index'
import type { Ceilings } from '#server/deliveries/ledger/judge-mail'
import { ownerNotice } from '#server/deliveries/kinds/owner-notice'
import type { RetryDelay } from '#server/deliveries/ledger/schedule'
import { startDeliveryWorker } from '#server/deliveries/ledger/worker'
import { createLog } from '#server/log'
import { createSafeFetch } from '#server/services/safe-fetch'
import { createSheets } from '#server/services/sheets'
import { createMailer } from '#server/services/smtp'
import { createWebhook } from '#server/services/webhook'
import { createZoom } from '#server/services/zoom'
import type { TestDatabase } from './database.ts'
import { temporaryFolder } from './server-process.ts'
import { noOutside, type OutsideStandIn } from './stand-ins/outside-stand-in.ts'
import type { SheetsStandIn } from './stand-ins/sheets-stand-in.ts'
import type { SmtpStandIn } from './stand-ins/smtp-stand-in.ts'
import type { WebhookStandIn } from './stand-ins/webhook-stand-in.ts'
import type { ZoomStandIn } from './stand-ins/zoom-stand-in.ts'

export interface TestWorkerOptions {
  /** Without one, mail is kept as files and waits. */
  smtp?: SmtpStandIn | undefined
  /** Without one, rows wait as not connected. */
  sheets?: SheetsStandIn
  /** Without one, registrations wait as not connected. */
  zoom?: ZoomStandIn
  /** Without one, webhooks wait as not connected. */
  webhook?: WebhookStandIn
  /** A webhook was saved that cannot be used. */
  isWebhookFaulty?: boolean
  /** The free workshop's link. */
  joinUrl?: string
  /** Without one, no name has an address. */
  outside?: OutsideStandIn
  /** Sends the owner's notices too: most tests count only the mails they are about. */
  withNotices?: boolean
  delayOf?: RetryDelay
  /** On mails to strangers; default none. */
  ceilings?: Ceilings
  /** Whether visitors wait; default never. */
  isBusy?: () => boolean
  /** How long an attempt may take. */
  attemptLimitMs?: number
  /** How long a service may be silent; short where it is meant to stall. */
  timeoutMs?: number
  /** A mail server was saved that cannot be used. */
  isMailFaulty?: boolean
  /** Mail that is kept as files stays there for good. */
  isDevelopment?: boolean
}

export interface TestWorker {
  /** The file names of the mails it kept, having no mail server. */
  keptMails(): string[]
  /** One of them as it was kept. */
  keptMail(name: string): Buffer
  logLines: string[]
  /** Lets it work until `check` holds of the delivery. @throws Error saying where the delivery is stuck */
  until(key: string, check: (delivery: Delivery) => boolean): Promise<Delivery>
  /** Looks for work at once instead of at the next look, two seconds later. */
  wake(): void
  /** Once, however often it is asked for. */
  stop(): Promise<void>
}

const waitLimitMs = 15_000

/** The delivery worker as a process of its own has it: on PostgreSQL with its own connections. */
export async function startTestWorker(
  database: TestDatabase,
  {
    smtp,
    sheets,
    zoom,
    webhook,
    isWebhookFaulty = false,
    joinUrl,
    outside,
    withNotices = false,
    // Long enough for `until` to see what an attempt has left before the next.
    delayOf = () => 150,
    timeoutMs = 15_000,
    ceilings,
    isBusy,
    attemptLimitMs,
    isMailFaulty = false,
    isDevelopment = false,
  }: TestWorkerOptions = {},
): Promise<TestWorker> {
  const { connectionString } = database.pool.options
  const own =
    database.engine === 'postgres'
      ? await connectDatabase({ databaseUrl: connectionString, dataDir: '' })
      : { ...database, close: async () => {} }
  const mailDir = join(temporaryFolder(), 'mail')
  const logLines: string[] = []
  const mailer = createMailer({ smtpUrl: smtp?.url, captureDir: mailDir, timeoutMs })
  const worker = await startDeliveryWorker({
    database: own,
    kinds: deliveryKinds.filter((kind) => withNotices || kind !== ownerNotice),
    services: {
      mailer,
      isMailFaulty,
      sheets: sheets && createSheets({ ...sheets, apiUrl: sheets.url, timeoutMs }),
      zoom: zoom && createZoom({ ...zoom, timeoutMs }),
      webhook: webhook && createWebhook({ ...webhook, timeoutMs }),
      isWebhookFaulty,
      safeFetch: createSafeFetch(outside?.network ?? noOutside),
      mailFrom: 'Site <hello@site.example>',
      ownerEmail: 'owner@site.example',
      siteUrl: 'https://site.example',
      businessZone: 'America/New_York',
      freeWorkshopJoinUrl: joinUrl,
    },
    log: createLog('debug', { write: (line) => void logLines.push(line) }),
    delayOf,
    ceilings,
    onHeld: tellOfHeldMails,
    isDevelopment,
    ...(isBusy && { isBusy }),
    ...(attemptLimitMs !== undefined && { attemptLimitMs }),
  })

  async function stop(): Promise<void> {
    await worker.stop(2_000)
    mailer.close()
    await own.close()
  }
  let stopped: Promise<void> | undefined

  return {
    keptMails: () => globSync('*', { cwd: mailDir }),
    keptMail: (name) => readFileSync(join(mailDir, name)),
    logLines,
    async until(key, check) {
      const deadline = Date.now() + waitLimitMs
      for (;;) {
        const delivery = await deliveryOf(database, key)
        if (check(delivery)) return delivery
        if (Date.now() > deadline) throw new Error(`still ${JSON.stringify(delivery)}`)
        // Instead of waiting for its next look, two seconds later.
        worker.wake()
        await wait(20)
      }
    },
    wake: () => worker.wake(),
    stop: () => (stopped ??= stop()),
  }
}

/** The ledger's row under a key. */
export async function deliveryOf({ db }: Pick<TestDatabase, 'db'>, key: string): Promise<Delivery> {
  const [delivery] = await db.select().from(deliveries).where(eq(deliveries.dedupe_key, key))
  if (!delivery) throw new Error(`no delivery ${key}`)
  return delivery
}
