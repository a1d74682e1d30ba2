/** A clock that is off by less does no harm: receivers of webhooks and tokens allow for minutes. */
const harmlessSeconds = 30

const prefix = 'site pulse, clock '

/**
 * How a process names its connection to the database, where its own clock is off: so every other process can read it
 * there for as long as it runs. `clockMs` and `databaseMs` are the same moment.
 */
export function pulseNameOf(clockMs: number, databaseMs: number): string {
  const seconds = Math.round((clockMs - databaseMs) / 1000)
  return Math.abs(seconds) < harmlessSeconds ? 'site pulse' : `${prefix}${seconds}`
}

/** By how many seconds the clock of the process is fast, or slow if negative; undefined where it is right. */
export function clockSkewIn(pulseName: string): number | undefined {
  return pulseName.startsWith(prefix) ? Number(pulseName.slice(prefix.length)) : undefined
}
