import { type DayPart, endsOf, spansOf } from './day-spans.ts'
import { shortDayOf } from './weekly-words.ts'
import { instantMs, offsetMs } from './wall-clock.ts'

/** Days that differ from the week. */
export interface DayException {
  /** The first and the last day, `2026-12-21`. */
  readonly from: string
  readonly to: string
  /** Empty: closed. */
  readonly parts: readonly DayPart[]
  /** The owner's name for it, such as "Thanksgiving". */
  readonly name: string | undefined
}

/** When a business is open, in its local time. */
export interface OpeningHours {
  /** By weekday, from Sunday, 0. At least one day is open. */
  readonly week: readonly (readonly DayPart[])[]
  /** If several include a day, the first applies. */
  readonly exceptions: readonly DayException[]
  /** IANA name. */
  readonly zone: string
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** The weekdays from `Sun` on. */
export const dayNames: readonly string[] = [0, 1, 2, 3, 4, 5, 6].map(shortDayOf)

const dayOrDays = /^(\w{3})(?:-(\w{3}))?$/
const partOfDay = /^(\d\d):(\d\d)-(\d\d):(\d\d)$/

/** Parses a week as an owner writes it, `Mon-Thu 09:00-12:00 13:00-17:00, Fri 09:00-12:00`; undefined if invalid. */
export function weekOf(text: string): OpeningHours['week'] | undefined {
  const week: (readonly DayPart[])[] = dayNames.map(() => [])
  const named = new Set<number>()
  for (const entry of text.split(',')) {
    const [days = '', ...times] = entry.trim().split(/\s+/)
    const [, first = '', last = first] = dayOrDays.exec(days) ?? []
    const [from, to] = [first, last].map((name) => dayNames.findIndex((each) => each === name))
    const parts = partsOf(times)
    if (from === undefined || to === undefined || from < 0 || to < 0 || !parts?.length) return undefined
    for (let index = 0; index <= (to - from + 7) % 7; index += 1) {
      const day = (from + index) % 7
      if (named.has(day)) return undefined
      named.add(day)
      week[day] = parts
    }
  }
  return week
}

/** Parses the open parts of a day as written in settings; undefined if one is invalid or they are out of order. */
function partsOf(texts: readonly string[]): DayPart[] | undefined {
  const parts = texts.map((text) => {
    const [, ...numbers] = partOfDay.exec(text) ?? []
    const [fromHour = NaN, fromMinute = NaN, toHour = NaN, toMinute = NaN] = numbers.map(Number)
    const isTime = fromMinute < 60 && toMinute < 60
    return { from: isTime ? fromHour * 60 + fromMinute : NaN, to: toHour * 60 + toMinute }
  })
  return areInOrder(parts) ? parts : undefined
}

const areInOrder = (parts: readonly DayPart[]) =>
  parts.every(({ from, to }, index) => from >= (parts[index - 1]?.to ?? 0) && from < to && to <= 24 * 60)

/** Formats a week as {@link weekOf} parses it. */
export const formatWeek = (week: OpeningHours['week']): string =>
  spansOf(week)
    .map((span) => `${endsOf(span).map(shortDayOf).join('-')} ${formatParts(span.parts)}`)
    .join(', ')

export const formatParts = (parts: readonly DayPart[]): string =>
  parts.map(({ from, to }) => `${clock(from)}-${clock(to)}`).join(' ')

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((each) => String(each).padStart(2, '0')).join(':')

const exception =
  /^(\d{4}-\d\d-\d\d)(?: to (\d{4}-\d\d-\d\d))?((?: \d\d:\d\d-\d\d:\d\d)*)(?: \(([^(),;]{1,60})\))?$/

/**
 * Parses days that differ from the week, `2026-11-26 (Thanksgiving), 2026-11-27 09:00-11:00, 2026-12-21 to 2027-01-01`;
 * undefined if invalid.
 */
export function exceptionsOf(text: string): DayException[] | undefined {
  const exceptions: DayException[] = []
  for (const entry of text.split(',')) {
    const [, from = '', to = from, times = '', name] = exception.exec(entry.trim()) ?? []
    const parts = partsOf(times.split(' ').filter(Boolean))
    if (!isDay(from) || !isDay(to) || from > to || !parts) return undefined
    exceptions.push({ from, to, parts, name })
  }
  return exceptions
}

/** Formats exceptions as {@link exceptionsOf} parses them. */
export const formatExceptions = (exceptions: readonly DayException[]): string =>
  exceptions
    .map(({ from, to, parts, name }) =>
      [
        from === to ? from : `${from} to ${to}`,
        ...(parts.length > 0 ? [formatParts(parts)] : []),
        ...(name === undefined ? [] : [`(${name})`]),
      ].join(' '),
    )
    .join(', ')

const isDay = (text: string) => {
  const ms = Date.parse(text)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}

/** The local midnight that begins the day of an instant, in ms as if it were UTC. */
export function wallDayOf(zone: string, instant: number): number {
  const wall = instant + offsetMs(zone, instant)
  return wall - (((wall % dayMs) + dayMs) % dayMs)
}

/** The open parts of a local day as instants, in order; empty for a day off. */
export function openOn({ week, exceptions, zone }: OpeningHours, wallDay: number) {
  const date = new Date(wallDay)
  const day = date.toISOString().slice(0, 10)
  const differs = exceptions.find(({ from, to }) => from <= day && day <= to)
  const parts = differs?.parts ?? week[date.getUTCDay()] ?? []
  return parts.map(({ from, to }) => ({
    from: instantMs(zone, wallDay + from * minuteMs),
    to: instantMs(zone, wallDay + to * minuteMs),
  }))
}

const typedTime = /^(\d{1,2})(?::(\d\d))?\s*([ap])?\.?m?\.?$/

/**
 * Reads a day's hours as people type them: `9 AM to 12 PM, 1 PM to 5 PM`, `9-5`, `09:00-17:00`; empty is closed.
 * Without AM or PM an end that is not after its beginning is in the afternoon. Undefined if invalid.
 */
export function partsTyped(text: string): DayPart[] | undefined {
  const pieces = text
    .toLowerCase()
    .split(/,|;|\band\b/)
    .map((piece) => piece.trim())
    .filter(Boolean)
  if (pieces.length === 1 && pieces[0] === 'closed') return []
  const parts = pieces.map((piece) => {
    const [first, last, ...more] = piece.split(/-|–|\bto\b/)
    const [from, to] = [minutesTyped(first), minutesTyped(last)]
    if (!from || !to || more.length > 0) return undefined
    const isAfternoonEnd = !to.hasMeridiem && to.minutes <= from.minutes && to.minutes <= 12 * 60
    const end = isAfternoonEnd ? to.minutes + 12 * 60 : to.minutes
    // Midnight as an end means the end of the day.
    return { from: from.minutes, to: end === 0 ? 24 * 60 : end }
  })
  const read = parts.filter((part) => part !== undefined)
  return read.length === parts.length && areInOrder(read) ? read : undefined
}

function minutesTyped(text = ''): { minutes: number; hasMeridiem: boolean } | undefined {
  const [, hours, minutes = '0', half] = typedTime.exec(text.trim()) ?? []
  if (hours === undefined) return undefined
  const [hour, minute] = [Number(hours), Number(minutes)]
  if (minute > 59 || hour > 24 || (half !== undefined && (hour < 1 || hour > 12))) return undefined
  const inHalf = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0)
  return { minutes: inHalf * 60 + minute, hasMeridiem: half !== undefined }
}
