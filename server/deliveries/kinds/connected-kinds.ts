import { type DeliveryBranchName, deliveryBranchNames, laneOfService } from '#domain/delivery-service'
import type { DeliveryKind } from '#server/deliveries/ledger/delivery-kind'
import { deliveryKinds } from './index.ts'

/** Returns the service that a kind of delivery needs; `owner` for mails to the site's owner. */
function branchOf({ service, mail }: DeliveryKind): DeliveryBranchName {
  if (mail === 'owner') return 'owner'
  const name = deliveryBranchNames.find((each) => laneOfService(each) === service)
  if (!name) throw new Error(`No service has the lane ${service}`)
  return name
}

/** Returns the kinds whose service is connected. Deliveries of other kinds wait. */
export const connectedKinds = (
  connected: Readonly<Partial<Record<DeliveryBranchName, boolean>>>,
): readonly string[] =>
  deliveryKinds.filter((kind) => connected[branchOf(kind)] === true).map(({ name }) => name)
