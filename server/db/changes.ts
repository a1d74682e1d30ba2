import { sql } from 'drizzle-orm'
import { changeTopics, type ChangeTopic } from '#domain/change-topic'
import type { Database, Transaction } from './connect.ts'

const channel = 'site_changes'

/** Notifies every process, once `tx` has committed, that the content of a topic has changed. */
export async function announceChange(tx: Transaction, ...topics: ChangeTopic[]): Promise<void> {
  if (topics.length === 0) return
  await tx.execute(
    sql`select pg_notify(${channel}, topic) from unnest(${sql.param(topics)}::text[]) as topic`,
  )
}

/** Changes in this process or others, as they happen. */
export interface Changes {
  /** Returns a function that unsubscribes. */
  subscribe(listener: (topic: ChangeTopic) => void): () => void
  /** The topics that changed within the last so many milliseconds, which a reader may have missed. */
  changedWithin(ms: number): readonly ChangeTopic[]
  close(): Promise<void>
}

/** Subscribes to announced changes. After a gap in the connection every topic counts as changed. */
export async function followChanges({ listen }: Pick<Database, 'listen'>): Promise<Changes> {
  const listeners = new Set<(topic: ChangeTopic) => void>()
  const changedAtMs = new Map<ChangeTopic, number>()
  const tell = (topic: ChangeTopic) => {
    changedAtMs.set(topic, performance.now())
    for (const listener of listeners) listener(topic)
  }
  const close = await listen(channel, {
    onMessage(payload) {
      const topic = changeTopics.find((each) => each === payload)
      if (topic) tell(topic)
    },
    onGap() {
      for (const topic of changeTopics) tell(topic)
    },
  })
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    changedWithin(ms) {
      const since = performance.now() - ms
      return changeTopics.filter((topic) => (changedAtMs.get(topic) ?? -Infinity) >= since)
    },
    close,
  }
}
