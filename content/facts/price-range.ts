import { usd } from '#content/facts/usd'

/** Formats a price range, `$2,400 to $9,600`, or one price if both ends are equal. */
export const priceRange = ({ fromUsd, toUsd }: { fromUsd: number; toUsd: number }): string =>
  fromUsd === toUsd ? usd(fromUsd) : `${usd(fromUsd)} to ${usd(toUsd)}`
