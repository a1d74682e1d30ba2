import { mailSignInSettings } from './mail-sign-in.ts'

interface ServiceRecord {
  /** Its settings, by their environment variables. */
  readonly settings: readonly string[]
  /** The lane of its deliveries, stored with each of them; null for a service without deliveries. */
  readonly lane: string | null
  /** Whether it has a card on the Connections screen. */
  readonly hasCard: boolean
  /** The steps of a connection test, in order. */
  readonly checks: readonly string[]
}

/**
 * Every outside service, in the order the office shows them. A service listed here does not compile without its
 * definition (`server/services/<name>/`) and its texts (`content/services/<name>.ts`).
 */
export const services = {
  mail: {
    settings: ['SMTP_URL', ...mailSignInSettings, 'MAIL_FROM'],
    lane: 'mail',
    hasCard: true,
    checks: ['connect', 'sign-in'],
  },
  /** Contacts' mails, read from the owner's mailbox. */
  incoming: {
    settings: [
      'IMAP_URL',
      'IMAP_PASSWORD',
      'IMAP_SIGN_IN',
      'IMAP_FOLDER',
      'IMAP_SENT_FOLDER',
      'REPLY_ADDRESS',
    ],
    lane: null,
    hasCard: true,
    checks: ['connect', 'sign-in', 'read'],
  },
  /** Alerts to the owner, which are sent by mail. */
  owner: { settings: ['OWNER_EMAIL'], lane: 'mail', hasCard: true, checks: [] },
  spreadsheet: {
    settings: ['GOOGLE_SHEETS_ID', 'GOOGLE_SERVICE_ACCOUNT_JSON'],
    lane: 'sheets',
    hasCard: true,
    checks: ['sign-in', 'read', 'write'],
  },
  zoom: {
    settings: ['ZOOM_ACCOUNT_ID', 'ZOOM_CLIENT_ID', 'ZOOM_CLIENT_SECRET', 'ZOOM_MEETING_ID'],
    lane: 'zoom',
    hasCard: true,
    checks: ['sign-in', 'read', 'meetings'],
  },
  'workshop-link': { settings: ['FREE_WORKSHOP_JOIN_URL'], lane: null, hasCard: true, checks: [] },
  'call-link': { settings: ['CALL_JOIN_URL'], lane: null, hasCard: true, checks: [] },
  webhook: {
    settings: ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
    lane: 'webhook',
    hasCard: true,
    checks: ['post'],
  },
  model: {
    settings: ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL', 'AI_DAILY_TOKEN_CAP'],
    lane: null,
    hasCard: true,
    checks: ['answer'],
  },
  booking: { settings: ['BOOKING_URL'], lane: null, hasCard: true, checks: [] },
  /** Addresses that visitors and the owner typed: pictures and results pages (Gamma). Needs no settings. */
  web: { settings: [], lane: 'web', hasCard: false, checks: [] },
} as const satisfies Record<string, ServiceRecord>

type Services = typeof services
export type ServiceName = keyof Services
/** A setting of a service. */
export type SettingOf<Name extends ServiceName> = Services[Name]['settings'][number]
/** A step of a service's connection test. */
export type CheckOf<Name extends ServiceName> = Services[Name]['checks'][number]

type NamesWith<Part> = { [Name in ServiceName]: Services[Name] extends Part ? Name : never }[ServiceName]
/** The services with a card on the Connections screen. */
export type ServiceWithCard = NamesWith<{ hasCard: true }>
/** The services that have deliveries. */
export type ServiceWithLane = NamesWith<{ lane: string }>
/** The services whose connection can be tested. */
export type ServiceWithChecks = Exclude<ServiceName, NamesWith<{ checks: readonly [] }>>

export const serviceNames = Object.keys(services) as ServiceName[]

const has = <Name extends ServiceName>(holds: (record: ServiceRecord) => boolean) =>
  serviceNames.filter((name): name is Name => holds(services[name]))

export const servicesWithCard = has<ServiceWithCard>(({ hasCard }) => hasCard)
export const servicesWithLane = has<ServiceWithLane>(({ lane }) => lane !== null)
export const servicesWithChecks = has<ServiceWithChecks>(({ checks }) => checks.length > 0)
