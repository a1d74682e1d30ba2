import type { Logger } from 'pino'
import type { CallRules } from '#domain/call-rules'
import type { ReplyPromise } from '#domain/reply-promise'
import { clearErased } from './clear-erased.ts'
import { convertAnswers } from './convert-answers.ts'
import { correctAddresses } from './correct-addresses.ts'
import { readNextCalendar } from '#server/calendars/read-next-calendar'
import { deleteOldExports } from '#server/backup/export-name'
import { backUpNightly } from '#server/backup/nightly'
import type { Database } from '#server/db/connect'
import { correctMiscounted } from '#server/deliveries/ledger/correct-miscounted'
import { fillSubjects } from '#server/queries/deliveries/fill-subjects.server'
import { alertTeam } from '#server/deliveries/kinds/alert-team'
import { reofferUnconfirmedSeats } from '#server/deliveries/kinds/reoffer-unconfirmed-seats'
import { remindOfCalls } from '#server/deliveries/kinds/remind-of-calls'
import { mailCallWaitlist } from '#server/deliveries/kinds/tell-when-open'
import { sendWorkshopLinks } from '#server/deliveries/kinds/send-workshop-links'
import type { DeliveryKind } from '#server/deliveries/ledger/delivery-kind'
import { confirmRequests } from '#server/functions/calls/confirm-requests'
import { lapseRequests } from '#server/functions/calls/lapse-requests'
import { type Housekeeping, type HousekeepingStep, startHousekeeping } from './housekeeping.ts'
import { housekeepingSteps } from './housekeeping-steps.ts'
import type { Env } from '#server/settings/env.server'
import type { HostGuard } from '#server/services/host-guard'
import type { KeepDays } from '#server/settings/keep-settings'
import { createSeal } from '#server/settings/sealed'

/** Corrects deliveries that an earlier version wrote; a while after an upgrade there are none left. */
const corrections: HousekeepingStep = {
  name: 'deliveries of earlier versions',
  // Miscounted replies are found by their subjects, so the subjects are filled in first.
  run: async (db) => (await fillSubjects(db)) || (await correctMiscounted(db)),
}

const labeledAnswers: HousekeepingStep = { name: 'answers of earlier versions', run: convertAnswers }

/** Finding them reads every address, so this runs only once per process. */
const oldAddresses = ({ database }: RegularWorkOptions): HousekeepingStep => {
  let isDone = false
  return {
    name: 'addresses of earlier versions',
    async run(db) {
      const corrected = isDone ? 0 : await db.transaction((tx) => correctAddresses(tx, database.now()))
      isDone ||= corrected === 0
      return corrected
    },
  }
}

const correctedAfterMs = 1_000
const correctedEveryMs = 60_000

const seatsEveryMs = 5 * 60_000
const backupsEveryMs = 10 * 60_000
const clearedEveryMs = 60_000
const alertsEveryMs = 30_000
/** Each calendar is read every ten minutes, and a new one soon. */
const calendarsEveryMs = 15_000
/** The sign-in is checked twice within the ten minutes after which Today has to show that it has ended. */
const signInEveryMs = 4 * 60_000

interface RegularWorkOptions {
  env: Env
  database: Database
  /** The site’s secret, for its backups. */
  secret: string
  /** The folder of captured emails. */
  captureDir: string
  /** The current retention periods. */
  keep(): KeepDays
  /** The join link of the free workshop in the current settings. */
  freeWorkshopJoinUrl(): string | undefined
  /** Whether deliveries of a kind can be sent now. */
  isConnected(kind: DeliveryKind): boolean
  /** Where the site's alerts go. */
  alertAddress(): string | undefined
  /** The rules for calls, and the business's own video room, in the current settings. */
  callRules(): CallRules
  callJoinUrl(): string | undefined
  /** Whether calls are booked on the site, and not with another scheduler. */
  isBookedHere(): boolean
  /** The promised first response time. */
  promise(): ReplyPromise
  /** The owner’s zone, an IANA name. */
  zone(): string
  /** Guards the addresses of calendars. */
  guard: HostGuard
  /**
   * Checks whether the sign-in to the mailbox is still valid.
   * @throws ServiceError
   */
  renewMailSignIn(): Promise<void>
  /** Ends a backup in progress. */
  ending: AbortSignal
  log: Logger
}

/** Starts the site's regular work, such as retention, seat offers, reminders and backups. */
export function startRegularWork(options: RegularWorkOptions): readonly Housekeeping[] {
  const { env, database, captureDir, freeWorkshopJoinUrl, log } = options
  const { db } = database
  const seats: HousekeepingStep = { name: 'seats given on', run: (each) => reofferUnconfirmedSeats(each) }
  const links: HousekeepingStep = {
    name: 'workshop links mailed',
    run: (each) => sendWorkshopLinks(each, freeWorkshopJoinUrl()),
  }
  const requests: HousekeepingStep = {
    name: 'call requests nobody answered',
    run: (each) => lapseRequests(each, options.isConnected),
  }
  const reminders: HousekeepingStep = { name: 'reminders of calls', run: remindOfCalls }
  return [
    startHousekeeping({
      db,
      steps: housekeepingSteps({ keep: options.keep, captureDir }),
      log,
    }),
    // Processes of the earlier version may still write during an upgrade, so these steps run again.
    startHousekeeping({
      db,
      steps: [corrections, labeledAnswers, oldAddresses(options)],
      firstAfterMs: correctedAfterMs,
      everyMs: correctedEveryMs,
      log,
    }),
    // Somebody who waits for a seat or a call has little time, so these run often.
    startHousekeeping({
      db,
      steps: [seats, links, reminders, openTimes(options)],
      everyMs: seatsEveryMs,
      log,
    }),
    // A visitor is notified of a lapsed request by the time at which an answer was promised.
    startHousekeeping({ db, steps: [requests, teamAlerts(options)], everyMs: alertsEveryMs, log }),
    startHousekeeping({ db, steps: [heldSignIn(options)], everyMs: signInEveryMs, log }),
    startHousekeeping({
      db,
      steps: [readCalendars(options), confirmations(options)],
      firstAfterMs: calendarsEveryMs,
      everyMs: calendarsEveryMs,
      log,
    }),
    ...(env.backups.isOn
      ? [startHousekeeping({ db, steps: [nightlyBackup(options)], everyMs: backupsEveryMs, log })]
      : []),
    startHousekeeping({ db, steps: [oldExports(options)], log }),
    ...(database.engine === 'pglite'
      ? [startHousekeeping({ db, steps: [clearedFiles(options)], everyMs: clearedEveryMs, log })]
      : []),
  ]
}

const teamAlerts = ({ database, alertAddress, promise }: RegularWorkOptions): HousekeepingStep => ({
  name: 'alerts to the team',
  run: (db) => alertTeam(db, { alertAddress: alertAddress(), promise: promise(), now: database.now() }),
})

const clearedFiles = ({ env, ...options }: RegularWorkOptions): HousekeepingStep => ({
  name: 'files cleared of what was erased',
  isLocal: true,
  async run() {
    await clearErased({ ...options, dataDir: env.dataDir })
    return 0
  },
})

const confirmations = ({ callRules, callJoinUrl, isConnected }: RegularWorkOptions): HousekeepingStep => ({
  name: 'call requests confirmed by themselves',
  run: (db) => confirmRequests(db, { rules: callRules(), ownRoom: callJoinUrl(), isConnected }),
})

const openTimes = ({ callRules, isBookedHere }: RegularWorkOptions): HousekeepingStep => ({
  name: 'waiting list for calls told',
  run: async (db) => (isBookedHere() ? mailCallWaitlist(db, callRules()) : 0),
})

const readCalendars = ({ secret, ...options }: RegularWorkOptions): HousekeepingStep => {
  const seal = createSeal(secret)
  return {
    name: 'calendars',
    // Not in a transaction, because it waits for other servers; each process claims a calendar before it reads it.
    isLocal: true,
    async run() {
      while (await readNextCalendar({ ...options, seal }));
      return 0
    },
  }
}

/** Without this step, an ended sign-in would only be noticed with the next mail. */
const heldSignIn = ({ renewMailSignIn, log }: RegularWorkOptions): HousekeepingStep => ({
  name: 'sign-in to the mailbox',
  // Every process has tokens of its own; and no transaction should wait for the provider.
  isLocal: true,
  async run() {
    await renewMailSignIn().catch((error: unknown) =>
      log.warn({ err: error }, 'the mail sign-in was not renewed'),
    )
    return 0
  },
})

const oldExports = ({ env, database }: RegularWorkOptions): HousekeepingStep => ({
  name: 'exports of everything',
  isLocal: true,
  async run() {
    deleteOldExports(env.dataDir, database.now())
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
