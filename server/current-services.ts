import { isDeepStrictEqual } from 'node:util'
import { createServices, type Services, type ServicesNeeds } from './create-services.ts'
import type { Changes } from './db/changes.ts'
import type { DeliveryServices } from './deliveries/ledger/delivery-kind.ts'
import { savedSettings } from './queries/settings/settings.server.ts'
import { createSafeFetch } from './services/safe-fetch.ts'
import type { OwnerSettings } from './settings/owner-settings.ts'
import type { PutIn } from './settings/put-in.ts'
import type { ServiceSettings } from './settings/service-settings.ts'

/** While the database cannot tell what has changed. */
const retryMs = 1_000

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
  changes: Pick<Changes, 'subscribe'>
}

/**
 * Makes the services, and makes them anew whenever somebody has saved other settings, in this process or another. What
 * is under way ends with those it began with: they keep no connection between two uses.
 */
export async function followSettings(options: CurrentServicesOptions): Promise<CurrentServices> {
  const { database, ownerSettings, changes, log } = options
  const made: Services[] = []
  let current = renewed(await read())
  let isOutdated = false
  let renewing: Promise<void> | undefined
  let retry: NodeJS.Timeout | undefined
  const stop = changes.subscribe((topic) => {
    if (topic === 'settings') renew()
  })
  // Somebody may have saved some between the reading and the listening.
  renew()

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

  function renew(): void {
    isOutdated = true
    renewing ??= renewOften()
  }

  async function renewOften(): Promise<void> {
    while (isOutdated) {
      isOutdated = false
      try {
        const settings = await read()
        if (isDeepStrictEqual(settings, current.settings)) continue
        current = renewed(settings, current)
        log.info('the settings have changed')
      } catch (error) {
        log.warn({ err: error }, 'could not read the settings')
        clearTimeout(retry)
        retry = setTimeout(renew, retryMs).unref()
      }
    }
    renewing = undefined
  }

  return {
    now: () => current,
    putIn: {
      text: (text) => current.putIn.text(text),
      html: (html) => current.putIn.html(html),
      concerns: (text) => current.putIn.concerns(text),
      get version() {
        return current.putIn.version
      },
      get playerOrigin() {
        return current.putIn.playerOrigin
      },
    },
    close() {
      stop()
      clearTimeout(retry)
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
    get mailFrom() {
      return services.now().settings.mailFrom
    },
    get ownerEmail() {
      return services.now().settings.ownerEmail
    },
    get freeWorkshopJoinUrl() {
      return services.now().settings.freeWorkshopJoinUrl
    },
  }
}
