import { usd } from '#content/facts/usd'

/** A price that goes by how much there is to do: `$2,400 to $9,600`, or the one price where both ends are the same. */
export const priceRange = ({ fromUsd, toUsd }: { fromUsd: number; toUsd: number }): string =>
  fromUsd === toUsd ? usd(fromUsd) : `${usd(fromUsd)} to ${usd(toUsd)}`
