import type { ChangeTopic } from '#domain/change-topic'
import { announceChange } from './changes.ts'
import type { Db } from './connect.ts'

/** Often enough to look live; seldom enough that nobody who waits for a form waits for this. */
const atMostEveryMs = 1_000

export type AnnounceSoon = (...topics: readonly ChangeTopic[]) => void

/**
 * Tells every process of what changes many times a second, at most once a second and in no visitor's transaction: a
 * commit that notifies waits for every other one that does. What is told last is told, unless the process dies first;
 * then whoever looks hears of it with the next change.
 */
export function announcer(db: Db): AnnounceSoon {
  const waiting = new Set<ChangeTopic>()
  let timer: NodeJS.Timeout | undefined

  function tell(): void {
    timer = undefined
    const topics = [...waiting]
    waiting.clear()
    // Without a database nobody is told: they look again once it is back.
    db.transaction((tx) => announceChange(tx, ...topics)).catch(() => {})
  }

  return (...topics) => {
    for (const topic of topics) waiting.add(topic)
    timer ??= setTimeout(tell, atMostEveryMs).unref()
  }
}
