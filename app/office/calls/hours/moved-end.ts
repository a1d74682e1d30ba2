import type { DayPart } from '#domain/day-spans'

/** Which end of which part of a day is moved. */
export interface PartEnd {
  index: number
  end: keyof DayPart
}

export const stepMinutes = 15
const dayMinutes = 24 * 60

/** How far an end can be moved: to the neighboring part, or one step from the part's other end. */
export function boundsOf(parts: readonly DayPart[], { index, end }: PartEnd): { min: number; max: number } {
  const { from = 0, to = dayMinutes } = parts[index] ?? {}
  return end === 'from'
    ? { min: parts[index - 1]?.to ?? 0, max: Math.max(from, to - stepMinutes) }
    : { min: Math.min(to, from + stepMinutes), max: parts[index + 1]?.from ?? dayMinutes }
}

/** The parts with one end at another time, or as near to it as it can be. */
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

/** Where a key moves an end that is at `minutes`; undefined for a key that moves none. */
export function movedByKey(key: string, minutes: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return dayMinutes
  const by = steps[key]
  if (by === undefined) return undefined
  const step = Math.floor(minutes / stepMinutes)
  // A time between two steps moves to the next step.
  const from = by < 0 && minutes % stepMinutes > 0 ? step + 1 : step
  return (from + by) * stepMinutes
}

export const toStep = (minutes: number): number => Math.round(minutes / stepMinutes) * stepMinutes
