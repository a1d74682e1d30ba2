import { type DeliveryBranchName, deliveryBranchNames, laneOfService } from '#domain/delivery-service'
import type { DeliveryKind } from '#server/deliveries/ledger/delivery-kind'
import type { ConnectedServices } from '#server/queries/deliveries/deliveries.server'
import { deliveryKinds } from './index.ts'

/** Returns the service that a kind of delivery needs; `owner` for mails to the site's owner. */
function branchOf({ service, mail }: DeliveryKind): DeliveryBranchName {
  if (mail === 'owner') return 'owner'
  const name = deliveryBranchNames.find((each) => laneOfService(each) === service)
  if (!name) throw new Error(`No service has the lane ${service}`)
  return name
}

type Connected = Readonly<Partial<Record<DeliveryBranchName, boolean>>>

/** Returns the kinds whose service is connected. Deliveries of other kinds wait. */
export const connectedKinds = (connected: Connected): readonly string[] =>
  deliveryKinds.filter((kind) => connected[branchOf(kind)] === true).map(({ name }) => name)

/** Returns what decides whether a delivery can be sent now. Alerts need a mail server first, then an address. */
export const connectedServices = (connected: Connected): ConnectedServices => ({
  kinds: connectedKinds(connected),
  missingFor(name) {
    const kind = deliveryKinds.find((each) => each.name === name)
    const branch = kind && branchOf(kind)
    if (!branch || connected[branch]) return null
    return branch === 'owner' && !connected.mail ? 'mail' : branch
  },
})
