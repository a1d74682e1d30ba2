/** One measurement; `at` in milliseconds. */
export interface Sample {
  at: number
  value: number
}

/** Returns by how much a value grows per hour, fitted by least squares. */
export function slopePerHour(samples: readonly Sample[]): number {
  const hours = samples.map(({ at }) => at / 3_600_000)
  const mean = (of: readonly number[]) => of.reduce((sum, each) => sum + each, 0) / of.length
  const [meanHour, meanValue] = [mean(hours), mean(samples.map(({ value }) => value))]
  let above = 0
  let below = 0
  samples.forEach(({ value }, index) => {
    const fromMean = (hours[index] ?? 0) - meanHour
    above += fromMean * (value - meanValue)
    below += fromMean ** 2
  })
  return below === 0 ? 0 : above / below
}
