const hourMs = 3_600_000
const lengths = { day: 24 * hourMs, week: 7 * 24 * hourMs, month: 30 * 24 * hourMs }
type When = keyof typeof lengths
export const whens = Object.keys(lengths) as When[]

/** The start of the last day, week or month, rounded to the hour, so that the query key stays stable. */
export function sinceOf(when: string | null): string | undefined {
  const of = whens.find((each) => each === when)
  if (!of) return undefined
  return new Date(Math.floor((Date.now() - lengths[of]) / hourMs) * hourMs).toISOString()
}
