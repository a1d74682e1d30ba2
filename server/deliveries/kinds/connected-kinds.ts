import type { DeliveryBranchName } from '#domain/delivery-service'
import type { DeliveryKind } from '#server/deliveries/ledger/delivery-kind'
import { deliveryKinds } from './index.ts'

/** Whom a kind of delivery is for. */
function branchOf({ service, mail }: DeliveryKind): DeliveryBranchName {
  if (service === 'mail') return mail === 'owner' ? 'owner' : 'mail'
  return service === 'sheets' ? 'spreadsheet' : service
}

/** The kinds whose service is connected: the others wait. */
export const connectedKinds = (
  connected: Readonly<Partial<Record<DeliveryBranchName, boolean>>>,
): readonly string[] =>
  deliveryKinds
    .filter((kind) => kind.service === 'web' || connected[branchOf(kind)] === true)
    .map(({ name }) => name)
