import { isDeepStrictEqual } from 'node:util'
import { createServices, type Services, type ServicesNeeds } from './create-services.ts'
import type { Changes } from './db/changes.ts'
import type { DeliveryServices } from './deliveries/ledger/delivery-kind.ts'
import type { PublishedContent } from './follow-content.ts'
import { keepRenewed } from './keep-renewed.ts'
import { savedSettings } from './queries/settings/settings.server.ts'
import { createSafeFetch } from './services/safe-fetch.ts'
import type { OwnerSettings } from './settings/owner-settings.ts'
import type { PutIn } from './settings/put-in.ts'
import type { ServiceSettings } from './settings/service-settings.ts'

export interface CurrentServices {
  /** As the settings are now; asked at each use, and never kept. */
  now(): Services
  /** The same as they are at each use, for whoever keeps it. */
  readonly putIn: PutIn
  /** Ends what is under way. */
  close(): void
}

interface CurrentServicesOptions extends ServicesNeeds {
  ownerSettings: OwnerSettings
  content: Pick<PublishedContent, 'subscribe' | 'version'>
  changes: Pick<Changes, 'subscribe'>
}

/**
 * Makes the services, and makes them anew whenever somebody has saved other settings, in this process or another. What
 * is under way ends with those it began with: they keep no connection between two uses.
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

  const kept = keepRenewed({
    changes,
    topic: 'settings',
    log,
    async renew() {
      const settings = await read()
      if (isDeepStrictEqual(settings, current.settings)) return
      current = renewed(settings, current)
      log.info('the settings have changed')
    },
  })
  // Some go by the company's name and address where nothing is set.
  content.subscribe(kept.again)

  return {
    now: () => current,
    putIn: {
      text: (text) => current.putIn.text(text),
      html: (html) => current.putIn.html(html),
      concerns: (text) => current.putIn.concerns(text),
      changesAtMs: (html) => current.putIn.changesAtMs(html),
      get version() {
        return current.putIn.version + content.version()
      },
      get playerOrigin() {
        return current.putIn.playerOrigin
      },
    },
    close() {
      kept.close()
      for (const { mailer } of made) mailer.close()
    },
  }
}

/** What attempts may use, at each use as the settings then are. */
export function deliveryServices(services: Pick<CurrentServices, 'now'>, siteUrl: string): DeliveryServices {
  const safeFetch = createSafeFetch()
  return {
    siteUrl,
    safeFetch,
    get mailer() {
      return services.now().mailer
    },
    get isMailFaulty() {
      return services.now().settings.isMailFaulty
    },
    get sheets() {
      return services.now().sheets
    },
    get zoom() {
      return services.now().zoom
    },
    get webhook() {
      return services.now().webhook
    },
    get isWebhookFaulty() {
      return services.now().settings.isWebhookFaulty
    },
    get mailFrom() {
      return services.now().settings.mailFrom
    },
    get ownerEmail() {
      return services.now().settings.ownerEmail
    },
    get businessZone() {
      return services.now().settings.replyPromise.zone
    },
    get freeWorkshopJoinUrl() {
      return services.now().settings.freeWorkshopJoinUrl
    },
  }
}
