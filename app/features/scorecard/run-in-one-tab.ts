import { storedValue } from '#app/lib/stored-value'
import { makeUuid } from '#app/lib/make-uuid'
import * as z from 'zod/mini'

const lockName = 'scorecard-outbox'
const lease = storedValue('scorecard-outbox-sender', z.object({ tab: z.string(), untilMs: z.number() }))
/** Longer than any call takes, so a tab that has not renewed its lease by then is closed. */
const leaseMs = 60_000
/** After this delay, two tabs that took the lease at the same moment both read the same holder. */
const settleMs = 100

/**
 * Runs a task in one tab at a time; does nothing while another tab runs it. Web Locks require a secure context, so a
 * site on plain http uses a lease in the shared storage.
 * @param task renews the lease by calling its argument before each step that may take long
 */
export async function runInOneTab(task: (renewLease: () => void) => Promise<void>): Promise<void> {
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
