import type { OutsideLink } from '#content/facts/outside-links'
import { playerAddress } from '#domain/podcast-player'
import { secretSiteSettings, type SiteSettingName } from '#domain/owner-setting'
import type { ServiceName } from '#domain/services'
import * as z from 'zod/mini'
import { callLimits, type CallRules } from '#domain/call-rules'
import { exceptionsOf, type OpeningHours, weekOf } from '#domain/opening-hours'
import type { ReplyPromise } from '#domain/reply-promise'
import type { Setting } from '#server/services/define-service'
import { serviceDefinitions, type ServiceOptions } from '#server/services/index'
import { businessHours, daysOff, httpUrl, onOrOff, promiseHours, timeZone, wholeNumber } from './checks.ts'
import type { GivenSettings, SettingFault } from './given-settings.ts'
import { type KeepDays, retentionDaysOf, keepVariables } from './keep-settings.ts'

/** The default promise as text, as in the environment. */
export const promiseDefaults = {
  REPLY_PROMISE_HOURS: '2',
  BUSINESS_HOURS: 'Mon-Fri 09:00-17:00',
  BUSINESS_TIMEZONE: 'America/New_York',
}

/** The default rules of calls as text, as in the environment. */
export const callDefaults = {
  CALL_BUFFER_MINUTES: '10',
  CALL_NOTICE_HOURS: '4',
  CALL_HORIZON_DAYS: '30',
  CALLS_PER_DAY: '5',
  CALL_AUTO_CONFIRM: 'off',
  CALL_MISSED_MAIL: 'on',
}

/** The default for viewers' exports as text, as in the environment. */
export const viewerExportsDefault = 'off'

/** The default for requiring two-step sign-in as text, as in the environment. */
export const requireTwoStepDefault = 'off'

const siteSettings = z.object({
  PODCAST_APPLE_URL: z.optional(httpUrl),
  PODCAST_SPOTIFY_URL: z.optional(httpUrl),
  PODCAST_YOUTUBE_URL: z.optional(httpUrl),
  PODCAST_EMBED_URL: z.optional(
    httpUrl.check(z.overwrite((given) => (URL.canParse(given) ? playerAddress(given) : given))),
  ),
  REPLY_PROMISE_HOURS: z._default(promiseHours, Number(promiseDefaults.REPLY_PROMISE_HOURS)),
  BUSINESS_HOURS: z._default(businessHours, promiseDefaults.BUSINESS_HOURS),
  BUSINESS_TIMEZONE: z._default(timeZone, promiseDefaults.BUSINESS_TIMEZONE),
  DAYS_OFF: z.optional(daysOff),
  CALL_HOURS: z.optional(businessHours),
  CALL_BUFFER_MINUTES: z._default(wholeNumber(0, 240), Number(callDefaults.CALL_BUFFER_MINUTES)),
  CALL_NOTICE_HOURS: z._default(wholeNumber(0, 240), Number(callDefaults.CALL_NOTICE_HOURS)),
  CALL_HORIZON_DAYS: z._default(
    wholeNumber(1, callLimits.horizonDays),
    Number(callDefaults.CALL_HORIZON_DAYS),
  ),
  CALLS_PER_DAY: z._default(wholeNumber(1, 50), Number(callDefaults.CALLS_PER_DAY)),
  CALL_AUTO_CONFIRM: z._default(onOrOff, 'off'),
  CALL_MISSED_MAIL: z._default(onOrOff, 'on'),
  VIEWER_EXPORTS: z._default(onOrOff, viewerExportsDefault),
  REQUIRE_TWO_STEP: z._default(onOrOff, requireTwoStepDefault),
  ...keepVariables,
  BACKUP_PASSPHRASE: z.optional(z.string().check(z.minLength(12, 'must be at least 12 characters'))),
} satisfies Record<SiteSettingName, z.ZodMiniType>)

/** Every setting of a service by name, including those that only the environment sets. */
export const settingsOfServices: Readonly<Record<string, Setting>> = Object.assign(
  {},
  ...serviceDefinitions.flatMap(({ settings, environment }) => [settings, environment]),
)
const serviceSettings = z.object(
  Object.fromEntries(Object.entries(settingsOfServices).map(([name, { schema }]) => [name, schema])),
)

/** Never returned, and stored sealed. */
export const isSecretSetting = (name: string): boolean =>
  settingsOfServices[name]?.isSecret === true || secretSiteSettings.includes(name)

/** Every setting that an owner can set or that belongs to a service. */
export const serviceSettingNames: readonly string[] = [
  ...Object.keys(settingsOfServices),
  ...Object.keys(siteSettings.shape),
]

export interface ServiceSettings {
  /**
   * The settings saved in the office and not set by the environment; their hosts are checked before they are called.
   */
  readonly saved: ReadonlySet<string>
  /** The services whose saved connection is invalid: their deliveries wait instead of being skipped. */
  readonly faulty: ReadonlySet<ServiceName>
  /** Why the saved mail connection is invalid, as a sentence. */
  readonly mailFault: string | null
  /** Each service's options. */
  readonly services: ServiceOptions
  readonly connected: Readonly<Record<ServiceName, boolean>>
  /** The links that are set, by the name of their setting. */
  readonly outsideLinks: Readonly<Partial<Record<OutsideLink, string>>>
  /** The promised first response time, in business hours. */
  readonly replyPromise: ReplyPromise
  /** When calls can be requested. */
  readonly callRules: CallRules
  /** Whether viewers may export leads. */
  readonly viewersMayExport: boolean
  /** The retention periods. */
  readonly keep: KeepDays
}

/**
 * Returns the invalid settings, and the missing ones that others require.
 * @param siteUrl where visitors find the site
 */
export function serviceFaults(given: GivenSettings, siteUrl?: string): SettingFault[] {
  const issues = [serviceSettings, siteSettings].flatMap(
    (settings) => settings.safeParse(given).error?.issues ?? [],
  )
  return [
    ...issues.map(({ path, message }) => ({ name: path.join('.'), message })),
    ...serviceDefinitions.flatMap((definition) => definition.faultsIn?.(given, siteUrl) ?? []),
  ]
}

/**
 * @param given without faults
 * @param siteUrl the sender's address is at its domain, unless MAIL_FROM is given
 */
export function serviceSettingsOf(given: GivenSettings, siteUrl: string | undefined): ServiceSettings {
  const values = serviceSettings.parse(given)
  const site = siteSettings.parse(given)
  const made = serviceDefinitions.map((definition) => {
    const options = definition.options(values, siteUrl) as object | undefined
    const isConnected = options !== undefined && (definition.isConnected?.(options, given) ?? true)
    return { name: definition.name, options, isConnected }
  })
  return {
    saved: new Set(),
    faulty: new Set(),
    mailFault: null,
    services: Object.fromEntries(made.map(({ name, options }) => [name, options])) as ServiceOptions,
    connected: Object.fromEntries(
      made.map(({ name, isConnected }) => [name, isConnected]),
    ) as ServiceSettings['connected'],
    outsideLinks: {
      BOOKING_URL: given['BOOKING_URL'],
      PODCAST_APPLE_URL: site.PODCAST_APPLE_URL,
      PODCAST_SPOTIFY_URL: site.PODCAST_SPOTIFY_URL,
      PODCAST_YOUTUBE_URL: site.PODCAST_YOUTUBE_URL,
      PODCAST_EMBED_URL: site.PODCAST_EMBED_URL,
    },
    replyPromise: promiseOf(site),
    callRules: callRulesOf(site),
    viewersMayExport: site.VIEWER_EXPORTS === 'on',
    keep: retentionDaysOf(site),
  }
}

type SiteSettings = z.output<typeof siteSettings>

function openingHoursOf(week: string, { DAYS_OFF, BUSINESS_TIMEZONE: zone }: SiteSettings): OpeningHours {
  const [read, exceptions] = [weekOf(week), DAYS_OFF === undefined ? [] : exceptionsOf(DAYS_OFF)]
  if (!read || !exceptions) throw new Error(`no opening hours: ${week}, ${DAYS_OFF}`)
  return { week: read, exceptions, zone }
}

const promiseOf = (site: SiteSettings): ReplyPromise => ({
  ...openingHoursOf(site.BUSINESS_HOURS, site),
  hours: site.REPLY_PROMISE_HOURS,
})

const callRulesOf = (site: SiteSettings): CallRules => ({
  hours: openingHoursOf(site.CALL_HOURS ?? site.BUSINESS_HOURS, site),
  promise: promiseOf(site),
  bufferMinutes: site.CALL_BUFFER_MINUTES,
  noticeHours: site.CALL_NOTICE_HOURS,
  horizonDays: site.CALL_HORIZON_DAYS,
  perDay: site.CALLS_PER_DAY,
  autoConfirms: site.CALL_AUTO_CONFIRM === 'on',
  mailsNoShows: site.CALL_MISSED_MAIL === 'on',
})
