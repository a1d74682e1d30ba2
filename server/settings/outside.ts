import type { ReplyPromise } from '#domain/reply-promise'
import type { SinkName } from '#domain/sink'
import { outsideLinks } from '#content/outside-links'
import type { AddressHash } from './address-hash.ts'
import type { OwnerSettings } from './owner-settings.ts'
import type { ServiceSettings } from './service-settings.ts'

/** What this process is connected to, for functions that tell of it. */
export interface Outside {
  /** The time by the database's clock, which all processes share. */
  now(): Date
  connected: Readonly<Record<SinkName, boolean>>
  /** Within how long whoever asks something is answered. */
  replyPromise: ReplyPromise
  /** Whether viewers may take leads away as a file. */
  viewersMayExport: boolean
  /** Whether the site backs itself up. */
  backsUp: boolean
  /** The site runs for development: mails that are kept as files stay there for good. */
  isDevelopment: boolean
  /** Where mails are kept while no mail server is connected. */
  captureDir: string
  /** What the owner can set, and the environment has not. */
  settings: OwnerSettings
  /** By which an address that was erased is told again. */
  hashAddress: AddressHash
}

/** As the settings say; nothing is asked. */
export function connectedBy(settings: ServiceSettings): Outside['connected'] {
  const { BOOKING_URL: booking = outsideLinks.BOOKING_URL } = settings.outsideLinks
  return {
    mail: settings.smtpUrl !== undefined,
    // An address alone gets no mail.
    owner: settings.smtpUrl !== undefined && settings.ownerEmail !== undefined,
    spreadsheet: settings.sheets !== undefined,
    zoom: settings.zoom !== undefined,
    'workshop-link': settings.freeWorkshopJoinUrl !== undefined,
    webhook: settings.webhook !== undefined,
    model: settings.model !== undefined,
    booking: booking !== outsideLinks.BOOKING_URL,
  }
}
