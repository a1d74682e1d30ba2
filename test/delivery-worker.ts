import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { connectDatabase } from '#server/db/connect'
import { deliveries, type Delivery } from '#server/db/schema/deliveries'
import { alertOfHeldMail } from '#server/events/alert-of-held-mail'
import { deliveryKinds } from '#server/deliveries/kinds/index'
import type { Ceilings } from '#server/deliveries/ledger/judge-mail'
import { ownerNotice } from '#server/deliveries/kinds/owner-notice'
import type { RetryDelay } from '#server/deliveries/ledger/schedule'
import { startDeliveryWorker } from '#server/deliveries/ledger/worker'
import { createLog } from '#server/process/log'
import type { ServiceName } from '#domain/services'
import type { GivenSettings } from '#server/settings/given-settings'
import { serviceSettingsOf } from '#server/settings/service-settings'
import { connectStandIns } from './connect-stand-ins.ts'
import type { TestDatabase } from './database.ts'
import { temporaryFolder } from './server-process.ts'
import type { OutsideStandIn } from '#server/services/web/stand-in'
import { type SheetsStandIn, sheetsSettings } from '#server/services/spreadsheet/stand-in'
import type { SmtpStandIn } from '#server/services/mail/stand-in'
import type { WebhookStandIn } from '#server/services/webhook/stand-in'
import { type ZoomStandIn, zoomSettings } from '#server/services/zoom/stand-in'

export interface TestWorkerOptions {
  /** Without it, mail is captured as files and waits. */
  smtp?: SmtpStandIn | undefined
  /** Without one, rows wait as not connected. */
  sheets?: SheetsStandIn
  /** Without one, registrations wait as not connected. */
  zoom?: ZoomStandIn
  /** Without one, webhooks wait as not connected. */
  webhook?: WebhookStandIn
  /** Settings of any other service. */
  env?: GivenSettings
  /** Services whose saved settings cannot be used. */
  faulty?: readonly ServiceName[]
  /** The free workshop's link. */
  joinUrl?: string
  /** Without it, no host name resolves. */
  outside?: OutsideStandIn
  /** Sends the owner's notices too: most tests count only the mails they are about. */
  withNotices?: boolean
  delayOf?: RetryDelay
  /** Limits on mails to strangers; default none. */
  ceilings?: Ceilings
  /** Whether visitors wait; default never. */
  isBusy?: () => boolean
  /** How long an attempt may take. */
  attemptLimitMs?: number
  /** How long a service may be silent; short where it is meant to stall. */
  timeoutMs?: number
  /** Whether captured mail is final instead of waiting for a mail server. */
  isDevelopment?: boolean
}

export interface TestWorker {
  /** Returns the file names of the captured emails. */
  capturedEmails(): string[]
  /** Returns the content of a captured email. */
  capturedEmail(name: string): Buffer
  logLines: string[]
  /** Waits until `check` holds for the delivery, and returns it. @throws Error with the delivery if it never does */
  until(key: string, check: (delivery: Delivery) => boolean): Promise<Delivery>
  /** Polls for work at once instead of within two seconds. */
  wake(): void
  /** Stops the worker; later calls return the first one's promise. */
  stop(): Promise<void>
}

const waitLimitMs = 15_000

/** Starts a delivery worker as a separate process would: on PostgreSQL with its own connections. */
export async function startTestWorker(
  database: TestDatabase,
  {
    smtp,
    sheets,
    zoom,
    webhook,
    env,
    faulty,
    joinUrl,
    outside,
    withNotices = false,
    // Long enough for `until` to see what an attempt has left before the next.
    delayOf = () => 150,
    timeoutMs = 15_000,
    ceilings,
    isBusy,
    attemptLimitMs,
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
  const settings = {
    SMTP_URL: smtp?.url,
    ...(sheets && sheetsSettings(sheets)),
    ...(zoom && zoomSettings(zoom)),
    WEBHOOK_URL: webhook?.url,
    WEBHOOK_SECRET: webhook?.secret,
    FREE_WORKSHOP_JOIN_URL: joinUrl,
    ...env,
  }
  const clients = connectStandIns(settings, { outside, captureDir: mailDir, timeoutMs })
  const worker = await startDeliveryWorker({
    database: own,
    kinds: deliveryKinds.filter((kind) => withNotices || kind !== ownerNotice),
    services: {
      ...clients,
      faulty: new Set(faulty),
      siteUrl: 'https://site.example',
      businessZone: 'America/New_York',
      callRules: serviceSettingsOf(settings, undefined).callRules,
    },
    log: createLog('debug', { write: (line) => void logLines.push(line) }),
    delayOf,
    ceilings,
    onHeld: alertOfHeldMail,
    isDevelopment,
    ...(isBusy && { isBusy }),
    ...(attemptLimitMs !== undefined && { attemptLimitMs }),
  })

  async function stop(): Promise<void> {
    await worker.stop(2_000)
    clients.mail.close()
    await own.close()
  }
  let stopped: Promise<void> | undefined

  return {
    capturedEmails: () => globSync('*', { cwd: mailDir }),
    capturedEmail: (name) => readFileSync(join(mailDir, name)),
    logLines,
    async until(key, check) {
      const deadline = Date.now() + waitLimitMs
      for (;;) {
        const delivery = await deliveryOf(database, key)
        if (check(delivery)) return delivery
        if (Date.now() > deadline) throw new Error(`still ${JSON.stringify(delivery)}`)
        // Wakes the worker instead of waiting for its next poll, up to two seconds later.
        worker.wake()
        await wait(20)
      }
    },
    wake: () => worker.wake(),
    stop: () => (stopped ??= stop()),
  }
}

/** Returns the delivery with this dedupe key. @throws Error if there is none */
export async function deliveryOf({ db }: Pick<TestDatabase, 'db'>, key: string): Promise<Delivery> {
  const [delivery] = await db.select().from(deliveries).where(eq(deliveries.dedupe_key, key))
  if (!delivery) throw new Error(`no delivery ${key}`)
  return delivery
}
