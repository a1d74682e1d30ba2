import type { Logger } from 'pino'
import { clearErased } from './clear-erased.ts'
import { backUpNightly } from './backup/nightly.ts'
import type { Database } from './db/connect.ts'
import { correctMiscounted } from './deliveries/ledger/correct-miscounted.ts'
import { offerUnkeptSeats } from './deliveries/kinds/offer-unkept-seats.ts'
import { sendWorkshopLinks } from './deliveries/kinds/send-workshop-links.ts'
import { type Housekeeping, type HousekeepingStep, startHousekeeping } from './housekeeping.ts'
import { housekeepingSteps } from './housekeeping-steps.ts'
import type { Env } from './settings/env.server.ts'

/** Of what an earlier version has written; after an upgrade there is nothing left to do. */
const corrections: HousekeepingStep = { name: 'mails that were counted as sent', run: correctMiscounted }

const seatsEveryMs = 5 * 60_000
const backupsEveryMs = 10 * 60_000
const clearedEveryMs = 60_000

interface RegularWorkOptions {
  env: Env
  database: Database
  /** Of the site, for its backups. */
  secret: string
  /** Where mails are kept. */
  captureDir: string
  /** Where the free workshop takes place, as the settings say now. */
  freeWorkshopJoinUrl(): string | undefined
  /** Of the owner's office: an IANA name. */
  zone(): string
  /** Ends a backup under way. */
  ending: AbortSignal
  log: Logger
}

/** Starts what the site does by itself, again and again: it forgets, gives seats on, and backs itself up. */
export function startRegularWork(options: RegularWorkOptions): readonly Housekeeping[] {
  const { env, database, captureDir, freeWorkshopJoinUrl, log } = options
  const { db } = database
  const seats: HousekeepingStep = { name: 'seats given on', run: (each) => offerUnkeptSeats(each) }
  const links: HousekeepingStep = {
    name: 'workshop links mailed',
    run: (each) => sendWorkshopLinks(each, freeWorkshopJoinUrl()),
  }
  return [
    startHousekeeping({
      db,
      steps: [corrections, ...housekeepingSteps({ keep: env.keep, captureDir })],
      log,
    }),
    // Who waits for a seat has little time left.
    startHousekeeping({ db, steps: [seats, links], everyMs: seatsEveryMs, log }),
    ...(env.backups.isOn
      ? [startHousekeeping({ db, steps: [nightlyBackup(options)], everyMs: backupsEveryMs, log })]
      : []),
    ...(database.engine === 'pglite'
      ? [startHousekeeping({ db, steps: [clearedFiles(options)], everyMs: clearedEveryMs, log })]
      : []),
  ]
}

const clearedFiles = ({ env, ...options }: RegularWorkOptions): HousekeepingStep => ({
  name: 'files cleared of what was erased',
  isLocal: true,
  async run() {
    await clearErased({ ...options, dataDir: env.dataDir })
    return 0
  },
})

const nightlyBackup = ({ env, log, ...options }: RegularWorkOptions): HousekeepingStep => ({
  name: 'nightly backup',
  isLocal: true,
  async run() {
    if (await backUpNightly({ ...env, ...options })) log.info('backed up')
    return 0
  },
})
