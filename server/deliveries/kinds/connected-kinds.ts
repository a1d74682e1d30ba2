import { type DeliveryBranchName, deliveryBranchNames, laneOfService } from '#domain/delivery-service'
import type { DeliveryKind } from '#server/deliveries/ledger/delivery-kind'
import { deliveryKinds } from './index.ts'

/** The service that a kind of delivery needs, or the owner's alerts. */
function branchOf({ service, mail }: DeliveryKind): DeliveryBranchName {
  if (mail === 'owner') return 'owner'
  const name = deliveryBranchNames.find((each) => laneOfService(each) === service)
  if (!name) throw new Error(`No service has the lane ${service}`)
  return name
}

/** The kinds whose service is connected; the others wait. */
export const connectedKinds = (
  connected: Readonly<Partial<Record<DeliveryBranchName, boolean>>>,
): readonly string[] =>
  deliveryKinds.filter((kind) => connected[branchOf(kind)] === true).map(({ name }) => name)
