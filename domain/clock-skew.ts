/** A smaller skew does no harm: receivers of webhooks and tokens allow for minutes. */
const harmlessSeconds = 30

const prefix = 'site pulse, clock '

/**
 * The name of a process's database connection, including its clock skew, which every other process can read there.
 * `clockMs` and `databaseMs` are the same moment.
 */
export function heartbeatNameOf(clockMs: number, databaseMs: number): string {
  const seconds = Math.round((clockMs - databaseMs) / 1000)
  return Math.abs(seconds) < harmlessSeconds ? 'site pulse' : `${prefix}${seconds}`
}

/** The process's clock skew in seconds, negative if slow; undefined if none. */
export function clockSkewIn(heartbeatName: string): number | undefined {
  return heartbeatName.startsWith(prefix) ? Number(heartbeatName.slice(prefix.length)) : undefined
}
