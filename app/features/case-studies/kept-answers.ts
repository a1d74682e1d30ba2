const freshMs = 5 * 60_000
const keptMs = 10 * 60_000
/** More than anybody reads in ten minutes: a tab that stays open for days does not fill up. */
const keptAtMost = 50

interface Held {
  loaded: unknown
  at: number
  /** Its place in the order of the questions. */
  asked: number
}

/**
 * What the case studies' loaders have answered, by address, in this tab: asked again after 5 minutes, and after 10 no
 * longer good for anything (S1 §9). In between it stands in for a server that cannot be reached.
 */
export function createKeptAnswers(now: () => number = Date.now) {
  const held = new Map<string, Held>()
  let asked = 0
  /** Answers to what was asked up to then show what has been changed since. */
  let forgotten = 0

  function keep(address: string, answer: Held) {
    const last = held.get(address)
    if (answer.asked <= Math.max(forgotten, last?.asked ?? 0)) return
    // Last in the order of the keys, of which the first is let go of.
    held.delete(address)
    held.set(address, answer)
    const [oldest = ''] = held.keys()
    if (held.size > keptAtMost) held.delete(oldest)
  }

  return {
    async load<Loaded>(address: string, ask: () => Promise<Loaded>): Promise<Loaded> {
      const last = held.get(address)
      const ageMs = last ? now() - last.at : Number.POSITIVE_INFINITY
      if (last && ageMs < freshMs) return last.loaded as Loaded
      const mine = (asked += 1)
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
      forgotten = asked
      held.clear()
    },
  }
}

export const keptAnswers = createKeptAnswers()
