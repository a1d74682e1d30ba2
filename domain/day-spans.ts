/** A part of a day, in minutes since midnight. */
export interface DayPart {
  readonly from: number
  readonly to: number
}

/** Days that follow each other and are open at the same times. */
interface DaySpan {
  /** Weekdays, from Sunday, 0. */
  readonly days: readonly number[]
  readonly parts: readonly DayPart[]
}

/** Groups the open days of a week, from Monday on, into spans with the same hours. */
export function spansOf(week: readonly (readonly DayPart[])[]): DaySpan[] {
  const spans: { days: number[]; parts: readonly DayPart[] }[] = []
  for (const day of [1, 2, 3, 4, 5, 6, 0]) {
    const [parts, before] = [week[day] ?? [], spans.at(-1)]
    if (before && areSame(before.parts, parts)) before.days.push(day)
    else spans.push({ days: [day], parts })
  }
  return spans.filter(({ parts }) => parts.length > 0)
}

const areSame = (one: readonly DayPart[], other: readonly DayPart[]) =>
  one.length === other.length &&
  one.every(({ from, to }, index) => from === other[index]?.from && to === other[index]?.to)

/** The first and the last day of a span; only one for a single day. */
export const endsOf = ({ days }: DaySpan): number[] => [...new Set([days[0] ?? 0, days.at(-1) ?? 0])]
