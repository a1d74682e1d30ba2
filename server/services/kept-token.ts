export interface AccessToken {
  value: string
  /** Milliseconds since 1970. */
  expiresAtMs: number
}

export interface KeptToken {
  /** @throws what fetching it threw */
  value(signal: AbortSignal): Promise<string>
  /** The service takes it no more: the next call fetches another. */
  drop(): void
}

/** Renewed this long before its end, so that no call arrives with one that has just ended. */
const marginMs = 60_000

/** One access token for all who ask at once, until shortly before its end. */
export function keptToken(fetchToken: (signal: AbortSignal) => Promise<AccessToken>): KeptToken {
  let kept: Promise<AccessToken> | undefined
  const drop = (old: typeof kept) => {
    if (kept === old) kept = undefined
  }

  async function value(signal: AbortSignal): Promise<string> {
    const isFresh = kept === undefined
    const current = (kept ??= fetchToken(signal))
    try {
      const token = await current
      if (isFresh || token.expiresAtMs > Date.now() + marginMs) return token.value
    } catch (error) {
      drop(current)
      throw error
    }
    drop(current)
    return value(signal)
  }

  return { value, drop: () => drop(kept) }
}
