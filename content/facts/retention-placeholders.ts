import type { KeepSetting } from '#domain/owner-setting'

/**
 * Placeholders for retention periods, by setting. They are in everything built; the server inserts the periods ("90
 * days") when it starts.
 */
export const retentionPlaceholders = {
  KEEP_DELIVERED_DAYS: '%KEEP_DELIVERED_DAYS%',
  KEEP_CAPTURED_MAIL_DAYS: '%KEEP_CAPTURED_MAIL_DAYS%',
  KEEP_HELD_DAYS: '%KEEP_HELD_DAYS%',
  KEEP_UNCONFIRMED_DAYS: '%KEEP_UNCONFIRMED_DAYS%',
  KEEP_SESSIONS_DAYS: '%KEEP_SESSIONS_DAYS%',
  KEEP_UNSUBSCRIBE_LINKS_DAYS: '%KEEP_UNSUBSCRIBE_LINKS_DAYS%',
  KEEP_UNUSED_PICTURES_DAYS: '%KEEP_UNUSED_PICTURES_DAYS%',
  KEEP_CHANGES_DAYS: '%KEEP_CHANGES_DAYS%',
  KEEP_LOG_DAYS: '%KEEP_LOG_DAYS%',
  KEEP_MODEL_USE_DAYS: '%KEEP_MODEL_USE_DAYS%',
} as const satisfies Record<KeepSetting, string>

/** Formats a retention period for the site's texts. */
export const periodText = (days: number) => (days === 1 ? 'a day' : `${days} days`)
