import { setTimeout as wait } from 'node:timers/promises'
import { type DeliveryServiceName, deliveryServiceNames } from '#domain/delivery-service'
import { firstPriority } from '#domain/mail-rules'
import type { DeliveryKind } from './delivery-kind.ts'

export type LaneName = DeliveryServiceName | 'mail first'
export const laneNames: readonly LaneName[] = [...deliveryServiceNames, 'mail first']

/** The limit of concurrent attempts of each lane. Lanes are separate, so that a stalled service delays no other. */
export const attemptsAtOnce = {
  ...Object.fromEntries(laneNames.map((name) => [name, 4])),
  /** The lane for urgent mail, which does not wait for other mail. */
  'mail first': 2,
} as Readonly<Record<LaneName, number>>

/** Returns the lane of a delivery. */
export function laneOf({ service }: Pick<DeliveryKind, 'service'>, priority: number): LaneName {
  return service === 'mail' && priority >= firstPriority ? 'mail first' : service
}

/**
 * The outcome of one step. `nothing`: no delivery is due. `passed over`: it may not be sent now. `got through`: the
 * service responded, even if it refused this delivery. `failed`: the next delivery may fail as well.
 */
export type Taken = 'nothing' | 'passed over' | 'got through' | 'failed'

export interface Lane {
  /** Starts up to `count` more attempts, within the lane's limit. */
  wake(count?: number): void
  /** Starts no more attempts. Resolves when running attempts have ended. */
  stop(): Promise<void>
}

const firstPauseMs = 100
const longestPauseMs = 2_000

/**
 * Returns how long a lane pauses after this many failures in a row, in milliseconds. There is no pause after a single
 * failure, whose cause may be the delivery itself.
 */
export function pauseAfterMs(failures: number): number {
  return failures < 2 ? 0 : Math.min(firstPauseMs * 2 ** (failures - 2), longestPauseMs)
}

/**
 * Runs attempts concurrently, as many as there is work for. Each continues while it finds work, so a backlog needs no
 * wake-up. After failures without a success it makes one attempt at a time with a pause after each, so that a failing
 * service is not hammered and a visitor's call does not wait behind failing attempts.
 * @param takeNext makes one attempt. Never rejects.
 */
export function createLane(atOnce: number, takeNext: () => Promise<Taken>): Lane {
  const running = new Set<Promise<void>>()
  const stopped = new AbortController()
  /** Whether a wake-up came while all were busy. A loop that found nothing may have looked too early. */
  let wasWokenWhileBusy = false
  /** The number of failures in a row. */
  let failures = 0
  let isPausing = false

  async function takeAll(): Promise<void> {
    do {
      wasWokenWhileBusy = false
      for (let taken = await next(); taken !== 'nothing'; taken = await next()) {
        if (taken !== 'failed' || failures < 2) continue
        // Another loop already pauses for the whole lane.
        if (isPausing) return
        isPausing = true
        await wait(pauseAfterMs(failures), undefined, { signal: stopped.signal }).catch(() => {})
        isPausing = false
      }
    } while (wasWokenWhileBusy && !stopped.signal.aborted)
  }

  async function next(): Promise<Taken> {
    const taken = stopped.signal.aborted ? 'nothing' : await takeNext()
    // The failure of an attempt that began before the pause carries no new information.
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
    const free = Math.max(0, (failures > 1 ? 1 : atOnce) - running.size)
    if (count > free) wasWokenWhileBusy = true
    for (let more = Math.min(count, free); more > 0; more -= 1) begin()
  }

  function begin(): void {
    const taking = takeAll().finally(() => running.delete(taking))
    running.add(taking)
  }

  return {
    wake,
    async stop() {
      stopped.abort()
      await Promise.all(running)
    },
  }
}
