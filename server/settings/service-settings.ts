import type { OutsideLink } from '#content/outside-links'
import { site } from '#content/site'
import { playerAddress } from '#domain/podcast-player'
import * as z from 'zod/mini'
import { businessHoursOf, type ReplyPromise } from '#domain/reply-promise'
import { domainOf, isReachableDomain } from './reachable-domain.ts'
import {
  businessHours,
  filled,
  httpUrl,
  mailbox,
  onOrOff,
  promiseHours,
  sender,
  serviceAccount,
  timeZone,
  webhookSecret,
  webhookUrl,
  wholeNumber,
} from './checks.ts'

/** A name or an address: what else an address may hold between its slashes, no connection can be made to. */
const mailHost = /^(?:[\w-]+\.)*[\w-]+$|^\[[\da-f:.]+\]$/i

/** What whoever asks something is promised while the owner has not said otherwise, as it would be written. */
export const promiseDefaults = {
  REPLY_PROMISE_HOURS: '2',
  BUSINESS_HOURS: 'Mon-Fri 09:00-17:00',
  BUSINESS_TIMEZONE: 'America/New_York',
}

/** Whether viewers may export while the owner has not said otherwise, as it would be written. */
export const viewerExportsDefault = 'off'

/** What the site is connected to, as `.env.example` explains it to the owner. */
export const serviceVariables = {
  SMTP_URL: z.optional(
    z.url({ protocol: /^smtps?$/, hostname: mailHost, error: 'must be an smtp:// or smtps:// address' }),
  ),
  MAIL_FROM: z.optional(sender),
  OWNER_EMAIL: z.optional(mailbox),
  GOOGLE_SHEETS_ID: z.optional(filled),
  GOOGLE_SERVICE_ACCOUNT_JSON: z.optional(serviceAccount),
  GOOGLE_SHEETS_API_URL: z.optional(httpUrl),
  GOOGLE_TOKEN_URL: z.optional(httpUrl),
  AI_BASE_URL: z.optional(httpUrl),
  AI_API_KEY: z.optional(filled),
  AI_MODEL: z.optional(filled),
  AI_DAILY_TOKEN_CAP: z._default(wholeNumber(0), 500_000),
  BOOKING_URL: z.optional(httpUrl),
  PODCAST_APPLE_URL: z.optional(httpUrl),
  PODCAST_SPOTIFY_URL: z.optional(httpUrl),
  PODCAST_YOUTUBE_URL: z.optional(httpUrl),
  PODCAST_EMBED_URL: z.optional(
    httpUrl.check(z.overwrite((given) => (URL.canParse(given) ? playerAddress(given) : given))),
  ),
  ZOOM_ACCOUNT_ID: z.optional(filled),
  ZOOM_CLIENT_ID: z.optional(filled),
  ZOOM_CLIENT_SECRET: z.optional(filled),
  // Zoom shows it in groups of digits.
  ZOOM_MEETING_ID: z.optional(filled.check(z.overwrite((id) => id.replaceAll(' ', '')))),
  ZOOM_API_URL: z.optional(httpUrl),
  ZOOM_TOKEN_URL: z.optional(httpUrl),
  FREE_WORKSHOP_JOIN_URL: z.optional(httpUrl),
  WEBHOOK_URL: z.optional(webhookUrl),
  WEBHOOK_SECRET: z.optional(webhookSecret),
  REPLY_PROMISE_HOURS: z._default(promiseHours, Number(promiseDefaults.REPLY_PROMISE_HOURS)),
  BUSINESS_HOURS: z._default(businessHours, promiseDefaults.BUSINESS_HOURS),
  BUSINESS_TIMEZONE: z._default(timeZone, promiseDefaults.BUSINESS_TIMEZONE),
  VIEWER_EXPORTS: z._default(onOrOff, viewerExportsDefault),
}
const services = z.object(serviceVariables)

export interface ServiceSettings {
  /** What was set in the office, and not by the environment: the hosts of these are judged before they are called. */
  readonly saved: ReadonlySet<string>
  /** Without it, mails wait, and copies of them are kept as files. */
  readonly smtpUrl: string | undefined
  /** A mail server was saved that cannot be used: mails wait until it is repaired, and are not kept as files. */
  readonly isMailFaulty: boolean
  readonly mailFrom: string
  /** Unset while nobody has said where the owner reads mail: notices wait. */
  readonly ownerEmail: string | undefined
  /** Set when both the spreadsheet and the key to it are. */
  readonly sheets:
    | { spreadsheetId: string; serviceAccountJson: string; apiUrl?: string; tokenUrl?: string }
    | undefined
  /** Set when the assistant may ask a model. */
  readonly model:
    | { baseUrl: string; apiKey: string | undefined; model: string; dailyTokenCap: number }
    | undefined
  /** Those that are set, under their setting's name. */
  readonly outsideLinks: Readonly<Partial<Record<OutsideLink, string>>>
  /** Set when the account, its app and the meeting are. */
  readonly zoom:
    | {
        accountId: string
        clientId: string
        clientSecret: string
        meetingId: string
        apiUrl?: string
        tokenUrl?: string
      }
    | undefined
  /** Where the weekly free workshop takes place. */
  readonly freeWorkshopJoinUrl: string | undefined
  /** Set when both the address that submissions are posted to and the secret they are signed with are. */
  readonly webhook: { url: string; secret: string } | undefined
  /** One was saved that cannot be used: what it would have been told waits, and is not left out. */
  readonly isWebhookFaulty: boolean
  /** Within how long, inside business hours, a human answers whoever asks something. */
  readonly replyPromise: ReplyPromise
  /** Whether viewers may take leads away as a file. */
  readonly viewersMayExport: boolean
}

/** Settings by name, as they are written in an environment. */
export type GivenSettings = Readonly<Record<string, string | undefined>>

/** The message follows the name. */
export interface SettingFault {
  name: string
  message: string
}

/** Settings of which one is of no use without the others. */
const together = [
  {
    names: ['GOOGLE_SHEETS_ID', 'GOOGLE_SERVICE_ACCOUNT_JSON'],
    need: 'the spreadsheet needs its id and a key',
  },
  {
    names: ['ZOOM_ACCOUNT_ID', 'ZOOM_CLIENT_ID', 'ZOOM_CLIENT_SECRET', 'ZOOM_MEETING_ID'],
    need: 'Zoom needs the account, its app’s id and secret, and the meeting',
  },
  {
    names: ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
    need: 'a webhook needs its address and the secret it is signed with',
  },
]

const addresses = ['MAIL_FROM', 'OWNER_EMAIL'] as const

/**
 * What cannot be used of them, and what they lack.
 * @param siteUrl where visitors find the site
 */
export function serviceFaults(given: GivenSettings, siteUrl?: string): SettingFault[] {
  const { error } = services.safeParse(given)
  const faults = (error?.issues ?? []).map(({ path, message }) => ({ name: path.join('.'), message }))
  for (const { names, need } of together) {
    const missing = names.filter((name) => given[name] === undefined)
    if (missing.length === names.length) continue
    faults.push(...missing.map((name) => ({ name, message: `is missing: ${need}` })))
  }
  if (given['AI_BASE_URL'] !== undefined && given['AI_MODEL'] === undefined)
    faults.push({ name: 'AI_MODEL', message: 'is missing: the model at AI_BASE_URL needs its name' })
  if (siteUrl !== undefined && URL.canParse(siteUrl) && isReachableDomain(new URL(siteUrl).hostname)) {
    for (const name of addresses) {
      const address = given[name]
      if (address !== undefined && !isReachableDomain(domainOf(address)))
        faults.push({
          name,
          message: `must be an address that gets mail: nobody can reach ${domainOf(address)}`,
        })
    }
  }
  return faults
}

/**
 * @param given without faults
 * @param siteUrl where the sender's address is, unless it is given
 */
export function serviceSettingsOf(given: GivenSettings, siteUrl: string | undefined): ServiceSettings {
  const env = services.parse(given)
  const { GOOGLE_SHEETS_ID: spreadsheetId, GOOGLE_SERVICE_ACCOUNT_JSON: serviceAccountJson } = env
  const { ZOOM_ACCOUNT_ID: accountId, ZOOM_CLIENT_ID: clientId, ZOOM_CLIENT_SECRET: clientSecret } = env
  const { ZOOM_MEETING_ID: meetingId } = env
  return {
    saved: new Set(),
    smtpUrl: env.SMTP_URL,
    isMailFaulty: false,
    mailFrom: env.MAIL_FROM ?? `${site.name} <hello@${new URL(siteUrl ?? 'http://localhost').hostname}>`,
    ownerEmail: env.OWNER_EMAIL,
    sheets:
      spreadsheetId && serviceAccountJson
        ? {
            spreadsheetId,
            serviceAccountJson,
            apiUrl: env.GOOGLE_SHEETS_API_URL,
            tokenUrl: env.GOOGLE_TOKEN_URL,
          }
        : undefined,
    model:
      env.AI_BASE_URL && env.AI_MODEL
        ? {
            baseUrl: env.AI_BASE_URL,
            apiKey: env.AI_API_KEY,
            model: env.AI_MODEL,
            dailyTokenCap: env.AI_DAILY_TOKEN_CAP,
          }
        : undefined,
    outsideLinks: {
      BOOKING_URL: env.BOOKING_URL,
      PODCAST_APPLE_URL: env.PODCAST_APPLE_URL,
      PODCAST_SPOTIFY_URL: env.PODCAST_SPOTIFY_URL,
      PODCAST_YOUTUBE_URL: env.PODCAST_YOUTUBE_URL,
      PODCAST_EMBED_URL: env.PODCAST_EMBED_URL,
    },
    zoom:
      accountId && clientId && clientSecret && meetingId
        ? {
            accountId,
            clientId,
            clientSecret,
            meetingId,
            apiUrl: env.ZOOM_API_URL,
            tokenUrl: env.ZOOM_TOKEN_URL,
          }
        : undefined,
    freeWorkshopJoinUrl: env.FREE_WORKSHOP_JOIN_URL,
    webhook:
      env.WEBHOOK_URL && env.WEBHOOK_SECRET
        ? { url: env.WEBHOOK_URL, secret: env.WEBHOOK_SECRET }
        : undefined,
    isWebhookFaulty: false,
    replyPromise: promiseOf(env),
    viewersMayExport: env.VIEWER_EXPORTS === 'on',
  }
}

function promiseOf(env: z.output<typeof services>): ReplyPromise {
  const hours = businessHoursOf(env.BUSINESS_HOURS, env.BUSINESS_TIMEZONE)
  if (!hours) throw new Error(`no business hours: ${env.BUSINESS_HOURS}`)
  return { ...hours, hours: env.REPLY_PROMISE_HOURS }
}
