import { getDeliveryOverview } from '#contracts/get-delivery-overview'
import type { Count } from '#contracts/count'
import { deliveryBranchNames } from '#domain/delivery-service'
import { openViews, type OpenView } from '#domain/delivery-view'
import { closedCounts } from '#server/queries/deliveries/delivery-counts.server'
import { tallyOpen } from '#server/queries/deliveries/open-tally.server'
import { defineRead } from '#server/calls/define-function'

const byOpenView = <Value>(valueOf: (view: OpenView) => Value) =>
  Object.fromEntries(openViews.map((view) => [view, valueOf(view)])) as Record<OpenView, Value>

/** Uses two statements, neither of which examines more than some ten thousand rows of a list. */
export const getDeliveryOverviewFunction = defineRead(getDeliveryOverview, {
  access: 'viewer',
  async read({ db, outside }) {
    const [closed, open] = await Promise.all([closedCounts(db), tallyOpen(db)])
    const branches = deliveryBranchNames.map((name) => ({
      name,
      connected: outside.connected[name],
      counts: byOpenView((view) => open.of(view, name).count),
    }))
    const counts = { ...byOpenView<Count>((view) => open.total(view)), ...closed }
    return { data: { branches, counts, isCaptured: outside.isDevelopment && !outside.connected.mail } }
  },
})
