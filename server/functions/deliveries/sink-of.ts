import type { SinkName } from '#domain/sink'
import type { DeliveryKind } from '#server/deliveries/ledger/delivery-kind'

/** Whom a kind of delivery is for; undefined for what only fetches a picture. */
export function sinkOf({ service, mail }: DeliveryKind): SinkName | undefined {
  if (service === 'mail') return mail === 'owner' ? 'owner' : 'mail'
  if (service === 'sheets') return 'spreadsheet'
  return service === 'zoom' ? 'zoom' : undefined
}
