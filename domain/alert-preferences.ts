import type { AdminRole } from './role.ts'
import { instantMs, offsetMs } from './wall-clock.ts'

/** The hours of each day in which an account's digests of alerts wait. */
export interface QuietHours {
  /** Local time, `22:00`. */
  from: string
  /** Local time, `07:00`; if earlier than `from`, it is on the next day. */
  until: string
  /** The person's time zone, an IANA name. */
  zone: string
}

/** Which alerts a member of the team gets by mail. */
export interface AlertPreferences {
  /** Every new submission. */
  submissions: boolean
  /** A contact who waits longer than the promised reply time. */
  lateReplies: boolean
  quiet: QuietHours | null
  /** When this was saved, in ISO 8601: nothing that happened earlier causes an alert. */
  savedAt: string
}

interface Reader {
  role: AdminRole
  /** Whether the site's alerts go to the account's address. */
  isAlertAddress: boolean
}

/** The alerts of an account that has saved no preferences. */
export const defaultAlerts = ({ role, isAlertAddress }: Reader): Omit<AlertPreferences, 'savedAt'> => ({
  submissions: isAlertAddress,
  lateReplies: role === 'owner',
  quiet: null,
})

export const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d$/

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The end of the quiet hours that an instant is in; undefined outside of them. */
export function quietUntil({ from, until, zone }: QuietHours, at: Date): Date | undefined {
  const [begins, ends] = [minutesOf(from), minutesOf(until)]
  const wall = at.getTime() + offsetMs(zone, at.getTime())
  const midnight = wall - (((wall % dayMs) + dayMs) % dayMs)
  const minute = (wall - midnight) / minuteMs
  const isOvernight = begins > ends
  const isQuiet = isOvernight ? minute >= begins || minute < ends : minute >= begins && minute < ends
  if (!isQuiet) return undefined
  const endsTomorrow = isOvernight && minute >= begins
  return new Date(instantMs(zone, midnight + (endsTomorrow ? dayMs : 0) + ends * minuteMs))
}
