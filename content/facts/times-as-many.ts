import { numberWord } from '#content/facts/number-word'

/** What "up so many percent" comes to, for each one before: `three` for 200, `4.1` for 311. */
export function timesAsMany(percentUp: number): string {
  const times = Math.round(10 + percentUp / 10) / 10
  return Number.isInteger(times) ? numberWord(times) : String(times)
}
