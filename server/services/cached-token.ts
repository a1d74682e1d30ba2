export interface AccessToken {
  value: string
  /** Milliseconds since 1970. */
  expiresAtMs: number
}

interface CachedToken {
  /** @throws what fetching it threw */
  value(signal: AbortSignal): Promise<string>
  /** The service rejected it: the next call fetches another. */
  drop(): void
}

/** Renewed this long before it expires, so that no call arrives with an expired one. */
const marginMs = 60_000

/** Caches one access token for all concurrent callers, until shortly before it expires. */
export function cachedToken(fetchToken: (signal: AbortSignal) => Promise<AccessToken>): CachedToken {
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
