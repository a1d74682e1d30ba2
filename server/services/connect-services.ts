import type { ConnectNeeds } from './define-service.ts'
import type { HostGuard } from './host-guard.ts'
import { type ServiceClients, serviceDefinitions, type ServiceOptions } from './index.ts'

interface ConnectOptions extends Omit<ConnectNeeds, 'guard'> {
  options: ServiceOptions
  /** The settings that were saved in the office. */
  saved: ReadonlySet<string>
  /** Checks the hosts of saved settings. */
  guard: HostGuard
}

/** Creates a client for every connected service, without any network call. */
export function connectServices({ options, saved, guard, ...needs }: ConnectOptions): ServiceClients {
  const clients = serviceDefinitions.map((definition) => {
    const { name, settings } = definition
    const own = options[name]
    const isSaved = Object.entries(settings).some(
      ([each, { addressIn, choosesHost }]) => (addressIn ?? choosesHost) && saved.has(each),
    )
    return [name, own && definition.connect(own, { ...needs, guard: isSaved ? guard : undefined })]
  })
  return Object.fromEntries(clients) as ServiceClients
}
