import { isDeepStrictEqual } from 'node:util'
import type { ConnectionStep } from '#contracts/test-connection'
import { serviceNames, type ServiceWithChecks } from '#domain/services'
import { createServices, type Services, type ServicesNeeds } from './create-services.ts'
import type { Changes } from '#server/db/changes'
import type { DeliveryServices } from '#server/deliveries/ledger/delivery-kind'
import type { PublishedContent } from './follow-content.ts'
import { keepRenewed } from './keep-renewed.ts'
import { savedSettings } from '#server/queries/settings/settings.server'
import { runChecks } from '#server/services/run-checks'
import type { OwnerSettings } from '#server/settings/owner-settings'
import type { SettingsRenderer } from '#server/settings/settings-renderer'
import type { ServiceSettings } from '#server/settings/service-settings'

export interface CurrentServices {
  /** The services with the current settings; call it at each use, and do not store its result. */
  now(): Services
  /** A renderer that always uses the current settings, so it may be stored. */
  readonly settingsRenderer: SettingsRenderer
  /** Tests a connection with the settings as saved now, which this process may not have loaded yet. */
  test(name: ServiceWithChecks): Promise<ConnectionStep[]>
  /** Aborts running sends. */
  close(): void
}

interface CurrentServicesOptions extends ServicesNeeds {
  ownerSettings: OwnerSettings
  content: Pick<PublishedContent, 'subscribe' | 'version'>
  changes: Pick<Changes, 'subscribe'>
}

/**
 * Creates the services, and recreates them whenever settings are saved in any process. Work in progress finishes with
 * the services that it started with, because they keep no connection between two uses.
 */
export async function followSettings(options: CurrentServicesOptions): Promise<CurrentServices> {
  const { database, ownerSettings, content, changes, log } = options
  const made: Services[] = []
  let current = renewed(await read())

  async function read(): Promise<ServiceSettings> {
    const { settings, faults } = ownerSettings.inForce(await savedSettings(database.db))
    for (const { name, message } of faults) log.error({ setting: name }, `${name} ${message}; it is not used`)
    return settings
  }

  function renewed(settings: ServiceSettings, before?: Services): Services {
    const services = createServices(settings, options, before)
    made.push(services)
    return services
  }

  async function renew() {
    const settings = await read()
    if (isDeepStrictEqual(settings, current.settings)) return
    current = renewed(settings, current)
    log.info('the settings have changed')
  }

  const kept = keepRenewed({
    changes,
    topic: 'settings',
    log,
    renew,
  })
  // Some settings default to the company's name and address, which are content.
  content.subscribe(kept.reload)

  return {
    now: () => current,
    settingsRenderer: {
      text: (text) => current.settingsRenderer.text(text),
      html: (html) => current.settingsRenderer.html(html),
      concerns: (text) => current.settingsRenderer.concerns(text),
      changesAtMs: (html) => current.settingsRenderer.changesAtMs(html),
      get version() {
        return current.settingsRenderer.version + content.version()
      },
      get playerOrigin() {
        return current.settingsRenderer.playerOrigin
      },
    },
    async test(name) {
      await renew()
      return runChecks(name, current.clients)
    },
    close() {
      kept.close()
      for (const { clients } of made) clients.mail.close()
    },
  }
}

/** The services for delivery attempts, each read from the current settings at every use. */
export function deliveryServices(services: Pick<CurrentServices, 'now'>, siteUrl: string): DeliveryServices {
  const current = {
    siteUrl,
    get faulty() {
      return services.now().settings.faulty
    },
    get businessZone() {
      return services.now().settings.replyPromise.zone
    },
    get callRules() {
      return services.now().settings.callRules
    },
  }
  for (const name of serviceNames)
    Object.defineProperty(current, name, { get: () => services.now().clients[name], enumerable: true })
  return current as DeliveryServices
}
