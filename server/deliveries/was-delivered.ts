import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'

const lookEveryMs = 50

/**
 * Whether a delivery that was just written goes through at its first attempt. Looks at the ledger, whichever process
 * makes the attempt, and waits for its end at most `timeoutMs`.
 */
export async function wasDelivered(db: Db, key: string, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const [delivery] = await db
      .select({ state: deliveries.state, attempts: deliveries.attempts })
      .from(deliveries)
      .where(eq(deliveries.dedupe_key, key))
    if (delivery?.state === 'delivered') return true
    const isUnderWay =
      delivery?.state === 'sending'
        ? delivery.attempts === 1
        : delivery?.state === 'pending' && delivery.attempts === 0
    if (!isUnderWay || performance.now() + lookEveryMs > deadline) return false
    await wait(lookEveryMs)
  }
}
