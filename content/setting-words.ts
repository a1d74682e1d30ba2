import type { OwnerSettingName } from '#domain/owner-setting'

/** What the owner calls each setting. */
const words: Readonly<Record<OwnerSettingName, string>> = {
  SMTP_URL: 'the mail server',
  MAIL_FROM: 'the sender of mail',
  OWNER_EMAIL: 'the address for alerts and replies',
  GOOGLE_SHEETS_ID: 'the spreadsheet',
  GOOGLE_SERVICE_ACCOUNT_JSON: 'the key to the spreadsheet',
  ZOOM_ACCOUNT_ID: 'the Zoom account',
  ZOOM_CLIENT_ID: 'the Zoom app',
  ZOOM_CLIENT_SECRET: 'the secret of the Zoom app',
  ZOOM_MEETING_ID: 'the Zoom meeting',
  FREE_WORKSHOP_JOIN_URL: 'the free workshop’s link',
  WEBHOOK_URL: 'the webhook’s address',
  WEBHOOK_SECRET: 'the webhook’s secret',
  AI_BASE_URL: 'the model’s address',
  AI_API_KEY: 'the model’s key',
  AI_MODEL: 'the model',
  AI_DAILY_TOKEN_CAP: 'the model’s tokens a day',
  BOOKING_URL: 'the booking link',
  PODCAST_APPLE_URL: 'the podcast at Apple',
  PODCAST_SPOTIFY_URL: 'the podcast at Spotify',
  PODCAST_YOUTUBE_URL: 'the podcast at YouTube',
  PODCAST_EMBED_URL: 'the podcast’s player',
  REPLY_PROMISE_HOURS: 'the hours a reply is promised within',
  BUSINESS_HOURS: 'the business hours',
  BUSINESS_TIMEZONE: 'the business’s time zone',
  VIEWER_EXPORTS: 'whether viewers may export',
}

/** By the name that a setting has in the environment; one of another version keeps it. */
export const settingWords = (name: string): string =>
  (words as Readonly<Record<string, string>>)[name] ?? name
