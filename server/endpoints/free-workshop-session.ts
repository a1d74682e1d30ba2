import type { FreeWorkshopSession } from '#contracts/free-workshop-session'
import type { Database } from '#server/db/connect'
import { nextSession } from '#server/queries/workshops/workshop-leads.server'

const keptMs = 1_000

/** Reads the next session at most once a second, however many pages ask. */
export function freeWorkshopSessionReader({
  db,
  now,
}: Pick<Database, 'db' | 'now'>): () => Promise<FreeWorkshopSession> {
  let cached: { untilMs: number; session: Promise<FreeWorkshopSession> } | undefined
  const read = async () => {
    const { startsAt, ...seats } = await nextSession(db, now())
    return { startsAt: startsAt.toISOString(), ...seats }
  }
  return () => {
    if (!cached || Date.now() >= cached.untilMs) {
      const fresh = { untilMs: Date.now() + keptMs, session: read() }
      cached = fresh
      // A failed read is not cached, and must not remove a newer one from the cache.
      fresh.session.catch(() => {
        if (cached === fresh) cached = undefined
      })
    }
    return cached.session
  }
}
