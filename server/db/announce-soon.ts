import type { ChangeTopic } from '#domain/change-topic'
import { announceChange } from './changes.ts'
import type { Db } from './connect.ts'

/** Often enough to look live; seldom enough not to delay forms. */
const atMostEveryMs = 1_000

type AnnounceSoon = (...topics: readonly ChangeTopic[]) => void

/**
 * Announces changes that happen many times a second, at most once a second and in no visitor's transaction, because a
 * commit that notifies waits for every other one that does. The last change is always announced, unless the process
 * dies first; it is then noticed with the next one.
 */
export function announcer(db: Db): AnnounceSoon {
  const waiting = new Set<ChangeTopic>()
  let timer: NodeJS.Timeout | undefined

  function tell(): void {
    timer = undefined
    const topics = [...waiting]
    waiting.clear()
    // Without a database nobody is notified; subscribers read again once it is back.
    db.transaction((tx) => announceChange(tx, ...topics)).catch(() => {})
  }

  return (...topics) => {
    for (const topic of topics) waiting.add(topic)
    timer ??= setTimeout(tell, atMostEveryMs).unref()
  }
}
