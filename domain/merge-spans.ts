/** A time, in ms since 1970. */
export type Span = readonly [from: number, to: number]

/** Sorts spans, earliest first, and joins those that overlap or touch. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const apart: [number, number][] = []
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    const last = apart.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else apart.push([from, to])
  }
  return apart
}
