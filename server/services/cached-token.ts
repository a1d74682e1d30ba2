export interface AccessToken {
  value: string
  /** Milliseconds since 1970. */
  expiresAtMs: number
}

interface CachedToken {
  /** The cached token, or a new one. @throws the error of fetching it */
  value(signal: AbortSignal): Promise<string>
  /** Discards a token that the service rejected, so that the next call fetches another. */
  drop(): void
}

/** Renewed this long before it expires, so that no call arrives with an expired one. */
const marginMs = 60_000

/** Caches one access token for all concurrent callers, until shortly before it expires. */
export function cachedToken(fetchToken: (signal: AbortSignal) => Promise<AccessToken>): CachedToken {
  let cached: Promise<AccessToken> | undefined
  const drop = (old: typeof cached) => {
    if (cached === old) cached = undefined
  }

  async function value(signal: AbortSignal): Promise<string> {
    const isFresh = cached === undefined
    const current = (cached ??= fetchToken(signal))
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

  return { value, drop: () => drop(cached) }
}
