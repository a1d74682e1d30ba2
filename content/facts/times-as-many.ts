import { numberWord } from '#content/facts/number-word'

/** Converts "up so many percent" to "so many times as many": `three` for 200, `4.1` for 311. */
export function timesAsMany(percentUp: number): string {
  const times = Math.round(10 + percentUp / 10) / 10
  return Number.isInteger(times) ? numberWord(times) : String(times)
}
