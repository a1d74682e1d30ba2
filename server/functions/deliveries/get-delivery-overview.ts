import { type DeliveryBranch, getDeliveryOverview, partsOfADay } from '#contracts/get-delivery-overview'
import type { Count } from '#contracts/count'
import { deliveryBranchNames } from '#domain/delivery-service'
import { openViews, type OpenView } from '#domain/delivery-view'
import {
  closedCounts,
  deliveredOnTimeToday,
  triedWithinADay,
} from '#server/queries/deliveries/delivery-counts.server'
import { tallyOpen } from '#server/queries/deliveries/open-tally.server'
import { defineRead } from '#server/calls/define-function'

/** Five statements, none of which examines more than some ten thousand rows. */
export const getDeliveryOverviewFunction = defineRead(getDeliveryOverview, {
  access: 'viewer',
  async read({ db, outside }) {
    const [closed, kept, tried, open] = await Promise.all([
      closedCounts(db),
      deliveredOnTimeToday(db),
      triedWithinADay(db),
      tallyOpen(db),
    ])
    const branches = deliveryBranchNames.map((name): DeliveryBranch => {
      const day = Array.from({ length: partsOfADay }, () => ({ delivered: 0, failed: 0, unsure: 0 }))
      let halfWithinMs: number | null = null
      for (const { branch, part, delivered, failed, unsure, half_ms } of tried) {
        if (branch !== name) continue
        if (part === null) halfWithinMs = half_ms === null ? null : Math.round(half_ms)
        else day[partsOfADay - 1 - part] = { delivered, failed, unsure }
      }
      const stuck = open.of('needs_you', name)
      return {
        name,
        connected: outside.connected[name],
        day,
        halfWithinMs,
        needsOwner: stuck.count,
        since: stuck.since?.toISOString() ?? null,
        waits: open.of('waits', name).count,
        notConnected: open.of('not_connected', name).count,
      }
    })
    const openCounts = Object.fromEntries(openViews.map((view) => [view, open.total(view)]))
    const counts = { ...(openCounts as Record<OpenView, Count>), ...closed }
    return { data: { kept, branches, counts, isCaptured: outside.isDevelopment && !outside.connected.mail } }
  },
})
