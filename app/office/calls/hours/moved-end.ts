import type { DayPart } from '#domain/day-spans'

/** One end of one of a day's open parts. */
export interface PartEnd {
  index: number
  end: keyof DayPart
}

export const stepMinutes = 15
const dayMinutes = 24 * 60

/** The range within which an end can move: up to the neighboring part, and one step from the part's other end. */
export function boundsOf(parts: readonly DayPart[], { index, end }: PartEnd): { min: number; max: number } {
  const { from = 0, to = dayMinutes } = parts[index] ?? {}
  return end === 'from'
    ? { min: parts[index - 1]?.to ?? 0, max: Math.max(from, to - stepMinutes) }
    : { min: Math.min(to, from + stepMinutes), max: parts[index + 1]?.from ?? dayMinutes }
}

/** Returns the parts with one end moved to a time, clamped to its bounds. */
export function withEndAt(parts: readonly DayPart[], moved: PartEnd, minutes: number): DayPart[] {
  const { min, max } = boundsOf(parts, moved)
  const at = Math.min(Math.max(minutes, min), max)
  return parts.map((part, index) => (index === moved.index ? { ...part, [moved.end]: at } : part))
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -4,
  PageUp: 4,
}

/** The minute to which a key moves an end that is at `minutes`; undefined for other keys. */
export function movedByKey(key: string, minutes: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return dayMinutes
  const by = steps[key]
  if (by === undefined) return undefined
  const step = Math.floor(minutes / stepMinutes)
  // A time between two steps moves to the nearest step in the key's direction.
  const from = by < 0 && minutes % stepMinutes > 0 ? step + 1 : step
  return (from + by) * stepMinutes
}

export const toStep = (minutes: number): number => Math.round(minutes / stepMinutes) * stepMinutes
