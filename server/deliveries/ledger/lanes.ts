import { setTimeout as wait } from 'node:timers/promises'
import type { DeliveryServiceName } from '#domain/delivery-service'
import { firstPriority } from '#domain/mail-rules'
import type { DeliveryKind } from './delivery-kind.ts'

/** How many attempts go on side by side. Each lane has its own: a service that stalls holds up no other. */
export const attemptsAtOnce = {
  mail: 4,
  /** Beside the others, for what goes first: it waits neither for what is under way nor for what came before it. */
  'mail first': 2,
  sheets: 4,
  zoom: 4,
  webhook: 4,
  web: 4,
} as const satisfies Partial<Record<DeliveryServiceName, number>> & Record<string, number>

export type LaneName = keyof typeof attemptsAtOnce
export const laneNames = Object.keys(attemptsAtOnce) as LaneName[]

/** Which attempts a delivery waits for. */
export function laneOf({ service }: Pick<DeliveryKind, 'service'>, priority: number): LaneName {
  return service === 'mail' && priority >= firstPriority ? 'mail first' : service
}

/**
 * What came of looking for one to attempt. There was none; it may not go out now; the service took it, or turned away
 * it alone; or the attempt failed as the next one may.
 */
export type Taken = 'nothing' | 'passed over' | 'got through' | 'failed'

export interface Lane {
  /** Begins to take what there is, with at most so many attempts more than are under way. */
  wake(count?: number): void
  /** Takes nothing more. Resolves when what is under way has ended. */
  stop(): Promise<void>
}

const firstPauseMs = 100
const longestPauseMs = 2_000

/** How long a lane pauses after so many failures in a row, in milliseconds. One alone may be the delivery's fault. */
export function pauseAfterMs(failures: number): number {
  return failures < 2 ? 0 : Math.min(firstPauseMs * 2 ** (failures - 2), longestPauseMs)
}

/**
 * Attempts side by side, as many as there is work for. Each goes on for as long as it finds some: a backlog does not
 * wait for anybody to ring. While attempts fail, with no success between, one is made at a time, with a pause after
 * it: a service in trouble is not hammered, and a visitor's call does not wait behind attempts that come to nothing.
 * @param takeNext makes one attempt. Never rejects.
 */
export function createLane(atOnce: number, takeNext: () => Promise<Taken>): Lane {
  const underWay = new Set<Promise<void>>()
  const stopped = new AbortController()
  /** Somebody rang while all were busy: the last of them to find nothing may have looked too early. */
  let hasRung = false
  /** In a row. */
  let failures = 0
  let isPausing = false

  async function takeAll(): Promise<void> {
    do {
      hasRung = false
      for (let taken = await next(); taken !== 'nothing'; taken = await next()) {
        if (taken !== 'failed' || failures < 2) continue
        // Whoever pauses already goes on for all.
        if (isPausing) return
        isPausing = true
        await wait(pauseAfterMs(failures), undefined, { signal: stopped.signal }).catch(() => {})
        isPausing = false
      }
    } while (hasRung && !stopped.signal.aborted)
  }

  async function next(): Promise<Taken> {
    const taken = stopped.signal.aborted ? 'nothing' : await takeNext()
    // One that began before the pause has nothing new to say.
    if (taken === 'failed' && !isPausing) failures += 1
    if (taken === 'got through') {
      const wereFew = failures > 1
      failures = 0
      if (wereFew) wake()
    }
    return taken
  }

  function wake(count = atOnce): void {
    if (stopped.signal.aborted) return
    const free = Math.max(0, (failures > 1 ? 1 : atOnce) - underWay.size)
    if (count > free) hasRung = true
    for (let more = Math.min(count, free); more > 0; more -= 1) begin()
  }

  function begin(): void {
    const taking = takeAll().finally(() => underWay.delete(taking))
    underWay.add(taking)
  }

  return {
    wake,
    async stop() {
      stopped.abort()
      await Promise.all(underWay)
    },
  }
}
