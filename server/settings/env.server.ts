import { isIP } from 'node:net'
import { resolve } from 'node:path'
import type { OutsideLink } from '#content/outside-links'
import { site } from '#content/site'
import { isEmailAddress, normaliseEmail } from '#domain/email'
import { passwordFault } from '#domain/password'
import { playerAddress } from '#domain/podcast-player'
import * as z from 'zod/mini'
import { type KeepDays, keepDaysOf, keepVariables } from './keep-settings.ts'

const filled = z.string().check(z.minLength(1, 'must not be empty'))
const count = z.coerce
  .number('must be a number')
  .check(z.int('must be a whole number'), z.gte(0, 'must be 0 or more'))
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

/** One line per variable of shared use; `.env.example` explains them to the owner. */
const variables = z.object({
  PORT: z._default(
    z.coerce
      .number('must be a number')
      .check(
        z.int('must be a whole number'),
        z.gte(0, 'must be 0 or more'),
        z.lte(65535, 'must be at most 65535'),
      ),
    3000,
  ),
  HOST: z._default(filled, '127.0.0.1'),
  SITE_URL: z.optional(httpUrl),
  DATA_DIR: z._default(filled, './data'),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })),
  AUTH_SECRET: z.optional(z.string().check(z.minLength(32, 'must be at least 32 characters'))),
  ADMIN_EMAIL: z.optional(
    z.string().check(
      z.overwrite(normaliseEmail),
      z.refine((text) => isEmailAddress(text), 'must be an e-mail address'),
    ),
  ),
  ADMIN_PASSWORD: z.optional(z.string()),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })),
  MAIL_FROM: z.optional(
    z
      .string()
      .check(z.refine((text) => isSender(text), 'must be an e-mail address, alone or as Name <address>')),
  ),
  OWNER_EMAIL: z.optional(
    z.string().check(z.refine((text) => isMailbox(text), 'must be one e-mail address')),
  ),
  GOOGLE_SHEETS_ID: z.optional(filled),
  GOOGLE_SERVICE_ACCOUNT_JSON: z.optional(
    z
      .string()
      .check(
        z.refine(
          isServiceAccount,
          'must be the JSON of a service account key: an object with client_email and private_key',
        ),
      ),
  ),
  GOOGLE_SHEETS_API_URL: z.optional(httpUrl),
  GOOGLE_TOKEN_URL: z.optional(httpUrl),
  AI_BASE_URL: z.optional(httpUrl),
  AI_API_KEY: z.optional(filled),
  AI_MODEL: z.optional(filled),
  AI_DAILY_TOKEN_CAP: z._default(count, 500_000),
  BOOKING_URL: z.optional(httpUrl),
  PODCAST_APPLE_URL: z.optional(httpUrl),
  PODCAST_SPOTIFY_URL: z.optional(httpUrl),
  PODCAST_YOUTUBE_URL: z.optional(httpUrl),
  PODCAST_EMBED_URL: z.optional(httpUrl.check(z.overwrite(playerAddress))),
  ZOOM_ACCOUNT_ID: z.optional(filled),
  ZOOM_CLIENT_ID: z.optional(filled),
  ZOOM_CLIENT_SECRET: z.optional(filled),
  // Zoom shows it in groups of digits.
  ZOOM_MEETING_ID: z.optional(filled.check(z.overwrite((id) => id.replaceAll(' ', '')))),
  ZOOM_API_URL: z.optional(httpUrl),
  ZOOM_TOKEN_URL: z.optional(httpUrl),
  FREE_WORKSHOP_JOIN_URL: z.optional(httpUrl),
  TRUSTED_PROXIES: z._default(
    z
      .string()
      .check(
        z.refine(
          (list) => entriesOf(list).every(isAddressOrRange),
          'must be IP addresses or ranges like 10.0.0.0/8, separated by commas',
        ),
      ),
    '',
  ),
  DRAIN_DELAY_MS: z.optional(
    z.coerce
      .number('must be a number')
      .check(
        z.int('must be a whole number'),
        z.gte(0, 'must be 0 or more'),
        z.lte(60_000, 'must be at most 60000, a minute'),
      ),
  ),
  ...keepVariables,
  RATE_LIMITS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  VISITOR_MAILS_PER_SENDER: z._default(count, 40),
  VISITOR_MAILS_PER_HOUR: z._default(count, 300),
  LOG_LEVEL: z._default(
    z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'),
    'info',
  ),
})

export interface Env {
  readonly port: number
  readonly host: string
  /** Origin for links in mails and for HSTS, without a slash at its end; unset while the port is chosen by the system. */
  readonly siteUrl: string | undefined
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** Unset only with the embedded database: then one is kept in DATA_DIR. */
  readonly authSecret: string | undefined
  /** The admin to make or update at start. */
  readonly admin: { readonly email: string; readonly password: string } | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Unset only where mail is real and nobody has said where the owner reads it: notices wait. */
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
  /** Addresses or CIDR ranges whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[]
  /** How long SIGTERM keeps accepting; unset, it depends on who watches. */
  readonly drainDelayMs: number | undefined
  readonly keep: KeepDays
  readonly rateLimits: boolean
  /** On mails an hour to addresses that never answered; unset while there are no limits. */
  readonly mailCeilings: { perSender: number; perHour: number } | undefined
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
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
]

/** Settings that cannot be used; the message lists every one of them, a line each. */
export class EnvError extends Error {}

/**
 * Reads the settings once. An empty variable counts as unset, as in a copied `.env.example`.
 * @throws EnvError naming every faulty variable at once
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = variables.safeParse(given)
  const faults = (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`)
  for (const { names, need } of together) {
    const missing = names.filter((name) => given[name] === undefined)
    if (missing.length === names.length) continue
    faults.push(...missing.map((name) => `${name} is missing: ${need}`))
  }
  faults.push(...accountFaults(given))
  if (given['AI_BASE_URL'] !== undefined && given['AI_MODEL'] === undefined)
    faults.push('AI_MODEL is missing: the model at AI_BASE_URL needs its name')
  if (!parsed.success || faults.length > 0) {
    throw new EnvError(['These settings cannot be used:', ...faults].join('\n  '))
  }
  const env = parsed.data
  const { GOOGLE_SHEETS_ID: spreadsheetId, GOOGLE_SERVICE_ACCOUNT_JSON: serviceAccountJson } = env
  const { ZOOM_ACCOUNT_ID: accountId, ZOOM_CLIENT_ID: clientId, ZOOM_CLIENT_SECRET: clientSecret } = env
  const { ZOOM_MEETING_ID: meetingId } = env
  const siteUrl =
    env.SITE_URL?.replace(/\/+$/, '') ?? (env.PORT === 0 ? undefined : `http://localhost:${env.PORT}`)
  return {
    port: env.PORT,
    host: env.HOST,
    siteUrl,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    authSecret: env.AUTH_SECRET,
    admin:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD
        ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
        : undefined,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `${site.name} <hello@${new URL(siteUrl ?? 'http://localhost').hostname}>`,
    ownerEmail: env.OWNER_EMAIL ?? (env.SMTP_URL ? undefined : site.contactEmail),
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
    trustedProxies: entriesOf(env.TRUSTED_PROXIES),
    drainDelayMs: env.DRAIN_DELAY_MS,
    keep: keepDaysOf(env),
    rateLimits: env.RATE_LIMITS === 'on',
    mailCeilings:
      env.RATE_LIMITS === 'on'
        ? { perSender: env.VISITOR_MAILS_PER_SENDER, perHour: env.VISITOR_MAILS_PER_HOUR }
        : undefined,
    logLevel: env.LOG_LEVEL,
  }
}

function accountFaults(given: Record<string, string | undefined>): string[] {
  const faults: string[] = []
  if (given['DATABASE_URL'] !== undefined && given['AUTH_SECRET'] === undefined)
    faults.push('AUTH_SECRET is missing: with DATABASE_URL every process needs the same one')
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = given
  if ((email === undefined) !== (password === undefined))
    faults.push(`${email === undefined ? 'ADMIN_EMAIL' : 'ADMIN_PASSWORD'} is missing: an admin needs both`)
  if (email === undefined || password === undefined) return faults
  const fault = passwordFault(password, { siteName: site.name, email: normaliseEmail(email), isAdmin: true })
  if (fault !== undefined) faults.push(`ADMIN_PASSWORD cannot be used: ${fault.message}`)
  return faults
}

function isServiceAccount(text: string): boolean {
  try {
    const key: unknown = JSON.parse(text)
    return typeof key === 'object' && key !== null && 'client_email' in key && 'private_key' in key
  } catch {
    return false
  }
}

/** Loose, because a sender of this machine alone has no dot in its domain. */
const isMailbox = (text: string) => /^[^\s<>@,]+@[^\s<>@,]+$/.test(text)

const isSender = (text: string) => isMailbox(/<([^<>]*)>$/.exec(text)?.[1] ?? text)

function entriesOf(list: string): string[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

function isAddressOrRange(entry: string): boolean {
  const [address = '', prefix = '0', ...rest] = entry.split('/')
  const longestPrefix = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return /^\d+$/.test(prefix) && Number(prefix) <= longestPrefix && rest.length === 0
}
