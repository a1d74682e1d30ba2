import { serviceNames } from '#domain/services'
import type { SiteSettingName } from '#domain/owner-setting'
import { serviceWords } from '#content/services/index'

const siteSettings: Readonly<Record<SiteSettingName, string>> = {
  PODCAST_APPLE_URL: 'the podcast at Apple',
  PODCAST_SPOTIFY_URL: 'the podcast at Spotify',
  PODCAST_YOUTUBE_URL: 'the podcast at YouTube',
  PODCAST_EMBED_URL: 'the podcast’s player',
  REPLY_PROMISE_HOURS: 'the hours a reply is promised within',
  BUSINESS_HOURS: 'the business hours',
  BUSINESS_TIMEZONE: 'the business’s time zone',
  DAYS_OFF: 'the days off',
  CALL_HOURS: 'the hours of calls',
  CALL_BUFFER_MINUTES: 'the buffer after calls',
  CALL_NOTICE_HOURS: 'the notice of calls',
  CALL_HORIZON_DAYS: 'how far ahead calls are booked',
  CALLS_PER_DAY: 'the daily limit of calls',
  CALL_AUTO_CONFIRM: 'whether calls confirm themselves',
  CALL_MISSED_MAIL: 'whether no-shows get an email',
  VIEWER_EXPORTS: 'whether viewers may export',
  KEEP_DELIVERED_DAYS: 'how long contents of deliveries are kept',
  KEEP_CAPTURED_MAIL_DAYS: 'how long copies of mail are kept',
  KEEP_HELD_DAYS: 'how long messages held as spam are kept',
  KEEP_UNCONFIRMED_DAYS: 'how long unconfirmed sign-ups are kept',
  KEEP_SESSIONS_DAYS: 'how long unused devices stay signed in',
  KEEP_UNSUBSCRIBE_LINKS_DAYS: 'how long older unsubscribe links are kept',
  KEEP_UNUSED_PICTURES_DAYS: 'how long unused pictures are kept',
  KEEP_CHANGES_DAYS: 'how long earlier contents are kept',
  KEEP_LOG_DAYS: 'how long the log is kept',
  KEEP_MODEL_USE_DAYS: 'how long the model’s use is kept',
  BACKUP_PASSPHRASE: 'the passphrase of backups',
  REQUIRE_TWO_STEP: 'whether two-step sign-in is required',
}

/** The readable name of each setting. */
const words: Readonly<Record<string, string>> = Object.assign(
  {},
  siteSettings,
  ...serviceNames.map((name) => serviceWords[name].settings),
)

/** The readable name of an environment variable; one of another version is returned unchanged. */
export const formatSetting = (name: string): string => words[name] ?? name
