const freshMs = 5 * 60_000
const keptMs = 10 * 60_000
/** More than anybody reads in ten minutes; bounds a tab that stays open for days. */
const maxEntries = 50

interface Held {
  loaded: unknown
  at: number
  /** The sequence number of its request. */
  asked: number
}

/**
 * The responses of the case studies' loaders in this tab, by address: stale after 5 minutes and dropped after 10
 * (behavior 12.5). In between they are used while the server is unreachable.
 */
export function createLoaderCache(now: () => number = Date.now) {
  const held = new Map<string, Held>()
  let lastRequest = 0
  /** Responses to requests up to this one predate a change. */
  let forgotten = 0

  function keep(address: string, answer: Held) {
    const last = held.get(address)
    if (answer.asked <= Math.max(forgotten, last?.asked ?? 0)) return
    // Re-inserted as the newest key; the oldest is dropped first.
    held.delete(address)
    held.set(address, answer)
    const [oldest = ''] = held.keys()
    if (held.size > maxEntries) held.delete(oldest)
  }

  return {
    async load<Loaded>(address: string, ask: () => Promise<Loaded>): Promise<Loaded> {
      const last = held.get(address)
      const ageMs = last ? now() - last.at : Number.POSITIVE_INFINITY
      if (last && ageMs < freshMs) return last.loaded as Loaded
      const mine = (lastRequest += 1)
      try {
        const loaded = await ask()
        keep(address, { loaded, at: now(), asked: mine })
        return loaded
      } catch (error) {
        if (last && ageMs < keptMs) return last.loaded as Loaded
        if (held.get(address) === last) held.delete(address)
        throw error
      }
    },
    forget(): void {
      forgotten = lastRequest
      held.clear()
    },
  }
}

export const loaderCache = createLoaderCache()
