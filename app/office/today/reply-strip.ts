import type { FirstReply } from '#contracts/first-reply'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** The ends of the logarithmic axis; durations beyond them are clamped. */
const shortestMs = 3 * minuteMs
const longestMs = 60 * hourMs

/** The width of a dot on a phone, in percent of the chart. */
const stepPercent = 2

/** The position of a duration, in percent of the width. */
export function placeOf(ms: number): number {
  const within = Math.min(Math.max(ms, shortestMs), longestMs)
  return 2 + (96 * Math.log(within / shortestMs)) / Math.log(longestMs / shortestMs)
}

export const ticks = [
  { ms: 5 * minuteMs, name: '5 min', isMinor: false },
  { ms: 15 * minuteMs, name: '15 min', isMinor: true },
  { ms: 30 * minuteMs, name: '30 min', isMinor: false },
  { ms: hourMs, name: '1 hr', isMinor: true },
  { ms: 2 * hourMs, name: '2 hr', isMinor: false },
  { ms: 4 * hourMs, name: '4 hr', isMinor: true },
  { ms: 8 * hourMs, name: '8 hr', isMinor: false },
  { ms: 24 * hourMs, name: '24 hr', isMinor: true },
  { ms: 48 * hourMs, name: '48 hr', isMinor: false },
] as const

interface Dot {
  /** In percent. */
  x: number
  /** The position in its stack, from 0 at the bottom. */
  level: number
  isLate: boolean
}

/** Returns a dot for each reply, stacked where dots would overlap and always on the correct side of the promise. */
export function dotsOf(replies: readonly Pick<FirstReply, 'openMs'>[], promisedMs: number): Dot[] {
  const line = placeOf(promisedMs)
  const levels = new Map<string, number>()
  return replies
    .map(({ openMs }) => openMs)
    .toSorted((one, other) => one - other)
    .map((openMs) => {
      const isLate = openMs > promisedMs
      const steps = Math.floor((placeOf(openMs) - line) / stepPercent)
      const x = line + (Math.max(steps, isLate ? 0 : -Infinity) + 0.5) * stepPercent
      const beside = isLate ? x : Math.min(x, line - stepPercent / 2)
      const column = beside.toFixed(2)
      const level = levels.get(column) ?? 0
      levels.set(column, level + 1)
      return { x: beside, level, isLate }
    })
}

/** The median; for an even count the lower of the two. Undefined for none. */
export function medianOf(values: readonly number[]): number | undefined {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)]
}

/** Groups the replies by tick, each up to its time; the last group, without a name, has those beyond every tick. */
export function bucketsOf<Reply extends Pick<FirstReply, 'openMs'>>(
  replies: readonly Reply[],
): { name: string; replies: Reply[] }[] {
  const ends = ticks.map(({ ms }) => ms)
  return [
    ...ticks.map(({ ms, name }, index) => ({
      name,
      replies: replies.filter(({ openMs }) => openMs <= ms && openMs > (ends[index - 1] ?? -1)),
    })),
    { name: '', replies: replies.filter(({ openMs }) => openMs > (ends.at(-1) ?? 0)) },
  ]
}
