/**
 * How long the site keeps what it forgets by itself, each under the setting that says so. These stand in everything
 * built; the server puts the terms in ("90 days") when it starts.
 */
export const keptFor = {
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
} as const

export type KeepSetting = keyof typeof keptFor
