import { bookedAbout, type BookedKind, bookingWords } from '#content/assistant/booking'
import { bookingLink } from '#content/facts/booking-link'
import { openTimeLink } from '#content/facts/open-time-link'
import { callTypeFacts } from '#content/facts/call-types'
import { callLimits, type CallRules, callTypeAbout } from '#domain/call-rules'
import { dayIn } from '#domain/day-in'
import { formatSession } from '#domain/format-session'
import { type HeldTime, nearestTimes, openTimes } from '#domain/open-times'
import { instantMs } from '#domain/wall-clock'

/** The rules and held times from which open call times are computed. */
export interface OpenCalls {
  rules: CallRules
  held: readonly HeldTime[]
}

interface Wanted {
  kind: BookedKind
  /** The message in lowercase, as `read` returns it. */
  text: string
  /** The visitor's time zone; undefined while they have named no place. */
  zone: string | undefined
  now: Date
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Lists the next open times, or those nearest to the requested day and hour, each with its booking link. */
export function openTimesText({ rules, held }: OpenCalls, { kind, text, zone, now }: Wanted): string {
  const about = bookedAbout[kind]
  const type = callTypeAbout(about)
  const open = openTimes({ minutes: callTypeFacts[type].minutes, rules, held, now })
  if (open.length === 0) return bookingWords.none(rules.horizonDays)
  const shownIn = zone ?? rules.hours.zone
  const isAskedDay = askedDay(text, shownIn, now)
  const first = isAskedDay && open.map((time) => dayIn(shownIn, time)).find(isAskedDay)
  const hour = askedHour(text)
  const onDay = open.filter((time) => first === undefined || dayIn(shownIn, time) === first)
  const offered =
    first === undefined || hour === undefined
      ? onDay.slice(0, callLimits.timesOffered)
      : nearestTimes(onDay, hourOf(first, hour, shownIn), callLimits.timesOffered).toSorted(
          (one, other) => one.getTime() - other.getTime(),
        )
  const title = first ? bookingWords.onDay : isAskedDay ? bookingWords.notOnDay : bookingWords.next
  return [
    `${title}, ${bookingWords.zone[zone ? 'theirs' : 'ours']}:`,
    ...offered.map(
      (time) => `- ${formatSession(time, shownIn)}: ${openTimeLink(about, { type, zone: shownIn, time })}`,
    ),
    `${bookingWords.others} ${bookingLink(about)}`,
    bookingWords.pick(kind),
  ].join('\n')
}

const weekdays = [
  /\bsunday\b/,
  /\bmon(day)?\b/,
  /\btue(s|sday)?\b/,
  /\bwednesday\b/,
  /\bthu(r|rs|rsday)?\b/,
  /\bfri(day)?\b/,
  /\bsaturday\b/,
]

/** A predicate for local days such as `2026-11-24` that the message names; undefined if it names none. */
function askedDay(text: string, zone: string, now: Date): ((day: string) => boolean) | undefined {
  const dayAfter = (days: number) => dayIn(zone, new Date(now.getTime() + days * dayMs))
  if (/\b(today|tonight|this (morning|afternoon|evening))\b/.test(text)) return (day) => day === dayAfter(0)
  if (/\btomorrow\b/.test(text)) return (day) => day === dayAfter(1)
  const named = weekdays.map((pattern) => pattern.test(text))
  return named.includes(true) ? (day) => named[new Date(day).getUTCDay()] === true : undefined
}

const hourOf = (day: string, hour: number, zone: string) =>
  new Date(instantMs(zone, Date.parse(day) + hour * hourMs))

const partsOfDay: readonly [pattern: RegExp, hour: number][] = [
  [/\bmorning\b/, 9],
  [/\bnoon\b/, 12],
  [/\bafternoon\b/, 14],
  [/\b(evening|tonight)\b/, 18],
]

/** The hour from 0 to 23 that the message names; "at 3" means the afternoon. */
function askedHour(text: string): number | undefined {
  const [, written, half] =
    /\b(\d{1,2})(?: \d\d)? ?(am|pm)\b/.exec(text) ?? /\bat (\d{1,2})\b/.exec(text) ?? []
  if (written === undefined) return partsOfDay.find(([pattern]) => pattern.test(text))?.[1]
  const hour = Number(written) % 12
  return half === 'pm' || (half === undefined && hour < 8) ? hour + 12 : hour
}
