import { firstPriority } from '#domain/mail-rules'
import type { DeliveryKind, DeliveryServiceName } from './delivery-kind.ts'

/** How many attempts go on side by side. Each lane has its own: a service that stalls holds up no other. */
export const attemptsAtOnce = {
  mail: 4,
  /** Beside the others, for what goes first: it waits neither for what is under way nor for what came before it. */
  'mail first': 2,
  sheets: 4,
  zoom: 4,
  web: 4,
} as const satisfies Partial<Record<DeliveryServiceName, number>> & Record<string, number>

export type LaneName = keyof typeof attemptsAtOnce
export const laneNames = Object.keys(attemptsAtOnce) as LaneName[]

/** Which attempts a delivery waits for. */
export function laneOf({ service }: Pick<DeliveryKind, 'service'>, priority: number): LaneName {
  return service === 'mail' && priority >= firstPriority ? 'mail first' : service
}

export interface Lane {
  /** Begins to take what there is, with at most so many attempts more than are under way. */
  wake(count?: number): void
  /** Takes nothing more. Resolves when what is under way has ended. */
  stop(): Promise<void>
}

/**
 * Attempts side by side, as many as there is work for. Each goes on for as long as it finds some: a backlog does not
 * wait for anybody to ring.
 * @param takeNext makes one attempt; false when there was nothing to take. Never rejects.
 */
export function createLane(atOnce: number, takeNext: () => Promise<boolean>): Lane {
  const underWay = new Set<Promise<void>>()
  const stopped = new AbortController()
  /** Somebody rang while all were busy: the last of them to find nothing may have looked too early. */
  let hasRung = false

  async function takeAll(): Promise<void> {
    do {
      hasRung = false
      while (!stopped.signal.aborted && (await takeNext()));
    } while (hasRung && !stopped.signal.aborted)
  }

  function begin(): void {
    const taking = takeAll().finally(() => underWay.delete(taking))
    underWay.add(taking)
  }

  return {
    wake(count = atOnce) {
      if (stopped.signal.aborted) return
      const free = atOnce - underWay.size
      if (count > free) hasRung = true
      for (let more = Math.min(count, free); more > 0; more -= 1) begin()
    },
    async stop() {
      stopped.abort()
      await Promise.all(underWay)
    },
  }
}
