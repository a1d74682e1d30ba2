/** What an owner can set while the site runs; each under the name that it has in the environment. */
export const ownerSettingNames = [
  'SMTP_URL',
  'MAIL_FROM',
  'OWNER_EMAIL',
  'GOOGLE_SHEETS_ID',
  'GOOGLE_SERVICE_ACCOUNT_JSON',
  'ZOOM_ACCOUNT_ID',
  'ZOOM_CLIENT_ID',
  'ZOOM_CLIENT_SECRET',
  'ZOOM_MEETING_ID',
  'FREE_WORKSHOP_JOIN_URL',
  'AI_BASE_URL',
  'AI_API_KEY',
  'AI_MODEL',
  'AI_DAILY_TOKEN_CAP',
  'BOOKING_URL',
  'PODCAST_APPLE_URL',
  'PODCAST_SPOTIFY_URL',
  'PODCAST_YOUTUBE_URL',
  'PODCAST_EMBED_URL',
] as const
export type OwnerSettingName = (typeof ownerSettingNames)[number]
