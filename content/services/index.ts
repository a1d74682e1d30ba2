import type { DeliveryServiceName } from '#domain/delivery-service'
import { laneOfService } from '#domain/delivery-service'
import { type ServiceName, type ServiceWithLane, servicesWithLane } from '#domain/services'
import { booking } from './booking.ts'
import { callLink } from './call-link.ts'
import { incoming } from './incoming.ts'
import { mail } from './mail.ts'
import { model } from './model.ts'
import { owner } from './owner.ts'
import type { DeliveryWords, LaneWords, ServiceWords } from './service-words.ts'
import { spreadsheet } from './spreadsheet.ts'
import { web } from './web.ts'
import { webhook } from './webhook.ts'
import { workshopLink } from './workshop-link.ts'
import { zoom } from './zoom.ts'

/** The back office's texts about each service. */
export const serviceWords: { readonly [Name in ServiceName]: ServiceWords<Name> } = {
  mail,
  incoming,
  owner,
  spreadsheet,
  zoom,
  'workshop-link': workshopLink,
  'call-link': callLink,
  webhook,
  model,
  booking,
  web,
}

/** Returns one text of each service that has deliveries. */
export function byService<Text>(textOf: (words: DeliveryWords, name: string) => Text) {
  return Object.fromEntries(
    servicesWithLane.map((name) => [name, textOf(serviceWords[name].deliveries, serviceWords[name].name)]),
  ) as Readonly<Record<ServiceWithLane, Text>>
}

/** Returns one text of each lane. */
export function byLane<Text>(textOf: (words: LaneWords) => Text) {
  return Object.fromEntries(
    servicesWithLane.map((name) => [laneOfService(name), textOf(serviceWords[name].deliveries.lane)]),
  ) as Readonly<Record<DeliveryServiceName, Text>>
}

/** The kinds of delivery that belong to a service, mails aside. */
export const serviceKinds: DeliveryWords['kinds'] = Object.assign(
  {},
  ...servicesWithLane.map((name) => serviceWords[name].deliveries.kinds),
)
