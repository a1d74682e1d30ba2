import type { Logger } from 'pino'
import { callLimits } from '#domain/call-rules'
import type { Database } from '#server/db/connect'
import { ServiceError } from '#server/errors/service-error'
import {
  sealContext,
  type Calendar,
  callIdsSince,
  markCalendarFailed,
  markCalendarRead,
  takeCalendar,
} from '#server/queries/calls/calendars.server'
import type { HostGuard } from '#server/services/host-guard'
import type { Seal } from '#server/settings/sealed'
import { busyTimesInWorker } from './busy-times-in-worker.ts'
import { fetchCalendar } from './fetch-calendar.ts'

interface ReadNextOptions {
  database: Pick<Database, 'db' | 'now'>
  seal: Pick<Seal, 'decrypt'>
  guard: HostGuard
  /** The business’s zone, an IANA name. */
  zone(): string
  /** Aborts a reading in progress, whose result is then discarded. */
  ending: AbortSignal
  log: Logger
  limits?: { limitBytes?: number; timeoutMs?: number }
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const everyMs = 10 * minuteMs
/** How far busy times are stored: 60 days beyond the horizon, in case the calendar cannot be read for a while. */
const aheadMs = (callLimits.horizonDays + 60) * dayMs

/**
 * Reads one calendar that is due, and stores its busy times. If it cannot be read, its earlier busy times are kept.
 * @returns whether one was due
 */
export async function readNextCalendar(options: ReadNextOptions): Promise<boolean> {
  const { db, now: clock } = options.database
  const now = clock()
  if (options.ending.aborted) return false
  const calendar = await takeCalendar(db, { before: new Date(now.getTime() - everyMs), now })
  if (!calendar) return false
  try {
    await markCalendarRead(db, calendar, { now, news: await readCalendar(calendar, { ...options, now }) })
  } catch (error) {
    if (options.ending.aborted) return false
    const isExplained = error instanceof ServiceError
    options.log.warn(isExplained ? { fault: error.message } : { err: error }, 'a calendar was not read')
    await markCalendarFailed(db, calendar, isExplained ? error.message : 'The calendar could not be read.')
  }
  return true
}

async function readCalendar(
  calendar: Calendar,
  { database: { db }, seal, guard, zone: currentZone, ending, limits, now }: ReadNextOptions & { now: Date },
) {
  const address = seal.decrypt(sealContext(calendar.id), calendar.address)
  if (address === undefined)
    throw new ServiceError(
      'The address was saved under another secret of this site: remove the calendar, and add it again.',
    )
  const zone = currentZone()
  // Even an unchanged calendar is expanded again after a day, because the range moves on.
  const isRecent = calendar.expanded_at !== null && now.getTime() - calendar.expanded_at.getTime() < dayMs
  const isKnown = isRecent && calendar.zone === zone
  const fetched = await fetchCalendar(address, {
    ...limits,
    guard,
    ending,
    etag: isKnown ? calendar.etag : null,
    lastModified: isKnown ? calendar.last_modified : null,
  })
  if (!fetched) return undefined
  const { ics, etag, lastModified: last_modified } = fetched
  const range = { from: new Date(now.getTime() - dayMs), to: new Date(now.getTime() + aheadMs) }
  // A call that is also in the owner's own calendar holds its time already.
  const except = await callIdsSince(db, new Date(range.from.getTime() - callLimits.horizonDays * dayMs))
  const busy = await busyTimesInWorker({ ics, zone, except, ...range }, { ending })
  const pairs = busy.map(({ from, to }) => [from.getTime(), to.getTime()] as const)
  return { etag, last_modified, expanded_at: now, zone, busy: pairs }
}
