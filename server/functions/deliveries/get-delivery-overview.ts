import { type DeliveryBranch, getDeliveryOverview, partsOfADay } from '#contracts/get-delivery-overview'
import { deliveryBranchNames } from '#domain/delivery-service'
import {
  keptWithinADay,
  openByBranch,
  triedWithinADay,
  viewCounts,
} from '#server/queries/deliveries/delivery-counts.server'
import { defineRead } from '#server/calls/define-function'

/** Four statements, none of which looks at more than some ten thousand rows. */
export const getDeliveryOverviewFunction = defineRead(getDeliveryOverview, {
  access: 'viewer',
  async read({ db, outside }) {
    const [counts, kept, tried, open] = await Promise.all([
      viewCounts(db),
      keptWithinADay(db),
      triedWithinADay(db),
      openByBranch(db),
    ])
    const branches = deliveryBranchNames.map((name): DeliveryBranch => {
      const day = Array.from({ length: partsOfADay }, () => ({ delivered: 0, failed: 0, unsure: 0 }))
      let halfWithinMs: number | null = null
      for (const { branch, part, delivered, failed, unsure, half_ms } of tried) {
        if (branch !== name) continue
        if (part === null) halfWithinMs = half_ms === null ? null : Math.round(half_ms)
        else day[partsOfADay - 1 - part] = { delivered, failed, unsure }
      }
      const of = open.find(({ branch }) => branch === name)
      return {
        name,
        connected: name === 'web' || outside.connected[name],
        day,
        halfWithinMs,
        needsOwner: of?.needs ?? 0,
        since: of?.since ? new Date(of.since).toISOString() : null,
        waits: of?.waits ?? 0,
      }
    })
    return { data: { kept, branches, counts } }
  },
})
