import type { ServiceName } from '#domain/services'
import { booking } from './booking/service.ts'
import { callLink } from './call-link/service.ts'
import type { ServiceDefinition } from './define-service.ts'
import { incoming } from './incoming/service.ts'
import { mail } from './mail/service.ts'
import { model } from './model/service.ts'
import { owner } from './owner/service.ts'
import { spreadsheet } from './spreadsheet/service.ts'
import { web } from './web/service.ts'
import { webhook } from './webhook/service.ts'
import { workshopLink } from './workshop-link/service.ts'
import { zoom } from './zoom/service.ts'

const definitions = {
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
} satisfies { readonly [Name in ServiceName]: { readonly name: Name } }

type Definitions = typeof definitions

/** The options of each service's client; undefined while it is not connected. */
export type ServiceOptions = { readonly [Name in ServiceName]: ReturnType<Definitions[Name]['options']> }

/** The client of each service; undefined while it is not connected. */
export type ServiceClients = {
  readonly [Name in ServiceName]:
    | ReturnType<Definitions[Name]['connect']>
    | (undefined extends ServiceOptions[Name] ? undefined : never)
}

/** Every outside service. Settings, clients, connection tests and documents are derived from this list. */
export const serviceDefinitions: readonly ServiceDefinition[] = Object.values(definitions)
