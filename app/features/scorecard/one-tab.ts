import { kept } from '#app/lib/kept'
import { makeUuid } from '#app/lib/make-uuid'
import * as z from 'zod/mini'

const lockName = 'scorecard-outbox'
const lease = kept('scorecard-outbox-sender', z.object({ tab: z.string(), untilMs: z.number() }))
/** Longer than any call takes: whoever still sends then is gone. */
const leaseMs = 60_000
/** Two tabs that took the lease in the same moment both see by then whose it is. */
const settleMs = 100

/**
 * Does something that only one tab at a time may do; nothing while another one is at it. Browsers lend locks to secure
 * pages only, so that a site on plain http needs the lease, which lies where the tabs share their storage.
 * @param task its argument is to be called before each step that may take long
 */
export async function inOneTab(task: (goOn: () => void) => Promise<void>): Promise<void> {
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
