import { storedValue } from '#app/lib/stored-value'
import { makeUuid } from '#app/lib/make-uuid'
import * as z from 'zod/mini'

const lockName = 'scorecard-outbox'
const lease = storedValue('scorecard-outbox-sender', z.object({ tab: z.string(), untilMs: z.number() }))
/** Longer than any call takes: a tab that holds it longer is gone. */
const leaseMs = 60_000
/** By then, two tabs that took the lease at the same moment both see whose it is. */
const settleMs = 100

/**
 * Runs a task in one tab at a time; does nothing while another tab runs it. Web Locks require a secure context, so a
 * site on plain http uses a lease in the shared storage.
 * @param task calls its argument before each step that may take long
 */
export async function runInOneTab(task: (goOn: () => void) => Promise<void>): Promise<void> {
  const locks = 'locks' in navigator ? navigator.locks : undefined
  if (locks) {
    await locks.request(lockName, { ifAvailable: true }, async (lock) => {
      if (lock) await task(() => undefined)
    })
    return
  }
  const tab = makeUuid()
  const take = () => lease.write({ tab, untilMs: Date.now() + leaseMs })
  const holder = lease.read()
  if (holder && holder.untilMs > Date.now()) return
  take()
  await new Promise((resolve) => setTimeout(resolve, settleMs))
  if (lease.read()?.tab !== tab) return
  try {
    await task(take)
  } finally {
    if (lease.read()?.tab === tab) lease.clear()
  }
}
