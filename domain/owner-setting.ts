import { type ServiceName, serviceNames, services, type SettingOf } from './services.ts'

/** Retention in days. */
export const keepSettingNames = [
  'KEEP_DELIVERED_DAYS',
  'KEEP_CAPTURED_MAIL_DAYS',
  'KEEP_HELD_DAYS',
  'KEEP_UNCONFIRMED_DAYS',
  'KEEP_SESSIONS_DAYS',
  'KEEP_UNSUBSCRIBE_LINKS_DAYS',
  'KEEP_UNUSED_PICTURES_DAYS',
  'KEEP_CHANGES_DAYS',
  'KEEP_LOG_DAYS',
  'KEEP_MODEL_USE_DAYS',
] as const
export type KeepSetting = (typeof keepSettingNames)[number]

/** The owner's settings that belong to no service. */
export const siteSettingNames = [
  'PODCAST_APPLE_URL',
  'PODCAST_SPOTIFY_URL',
  'PODCAST_YOUTUBE_URL',
  'PODCAST_EMBED_URL',
  'REPLY_PROMISE_HOURS',
  'BUSINESS_HOURS',
  'BUSINESS_TIMEZONE',
  'DAYS_OFF',
  'CALL_HOURS',
  'CALL_BUFFER_MINUTES',
  'CALL_NOTICE_HOURS',
  'CALL_HORIZON_DAYS',
  'CALLS_PER_DAY',
  'CALL_AUTO_CONFIRM',
  'CALL_MISSED_MAIL',
  'VIEWER_EXPORTS',
  'REQUIRE_TWO_STEP',
  'BACKUP_PASSPHRASE',
  ...keepSettingNames,
] as const
/** Stored encrypted, and never returned to a browser. */
export const secretSiteSettings: readonly string[] = ['BACKUP_PASSPHRASE'] satisfies SiteSettingName[]

export type SiteSettingName = (typeof siteSettingNames)[number]

export type OwnerSettingName = SettingOf<ServiceName> | SiteSettingName

/** The settings an owner can change while the site runs, by their environment variables. */
export const ownerSettingNames: readonly OwnerSettingName[] = [
  ...serviceNames.flatMap((name) => services[name].settings as readonly SettingOf<ServiceName>[]),
  ...siteSettingNames,
]
