import { resolve } from 'node:path'
import { site } from '#content/facts/site'
import { isEmailAddress, normaliseEmail } from '#domain/email'
import { passwordFault } from '#domain/password'
import * as z from 'zod/mini'
import { type BackupSettings, backupSettingsOf, backupVariables } from './backup-settings.ts'
import {
  addressRanges,
  dnsServers,
  entriesOf,
  filled,
  hostList,
  onOrOff,
  siteAddress,
  wholeNumber,
} from './checks.ts'
import { misspelledSettings } from './misspelled-settings.ts'
import { readSettingFiles } from './read-setting-files.ts'
import { EnvError } from './env-error.ts'
import type { GivenSettings } from './given-settings.ts'
import { serviceFaults, serviceSettingNames } from './service-settings.ts'

/** The settings of one process; `.env.example` explains them to the owner. */
const variables = z.object({
  PORT: z._default(wholeNumber(0, 65_535), 3000),
  HOST: z._default(filled, '127.0.0.1'),
  SITE_URL: z.optional(siteAddress),
  DATA_DIR: z._default(filled, './data'),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })),
  DATABASE_PASSWORD: z.optional(z.string()),
  DATABASE_POOL: z._default(wholeNumber(2, 500), 10),
  AUTH_SECRET: z.optional(z.string().check(z.minLength(32, 'must be at least 32 characters'))),
  ADMIN_EMAIL: z.optional(
    z.string().check(
      z.overwrite(normaliseEmail),
      z.refine((text) => isEmailAddress(text), 'must be an e-mail address'),
    ),
  ),
  ADMIN_PASSWORD: z.optional(z.string()),
  TRUSTED_PROXIES: z._default(addressRanges, ''),
  ALLOWED_PRIVATE_HOSTS: z._default(hostList, ''),
  DNS_SERVERS: z._default(dnsServers, ''),
  HSTS_SUBDOMAINS: z._default(onOrOff, 'off'),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must be at least 16 characters'))),
  // A minute at most.
  DRAIN_DELAY_MS: z.optional(wholeNumber(0, 60_000)),
  ...backupVariables,
  RATE_LIMITS: z._default(onOrOff, 'on'),
  VISITOR_MAILS_PER_SENDER: z._default(wholeNumber(0), 40),
  VISITOR_MAILS_PER_HOUR: z._default(wholeNumber(0), 60),
  LOG_LEVEL: z._default(
    z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'),
    'info',
  ),
})

/** Whether visitors use https, and whether that holds for every name under the site's as well. */
export type Https = boolean | 'with subdomains'

/** Without the settings an owner can save: `owner-settings.ts`. */
export interface Env {
  readonly port: number
  readonly host: string
  /**
   * The origin for links in mails and for HSTS, without a trailing slash; undefined while the system chooses the
   * port.
   */
  readonly siteUrl: string | undefined
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** The maximum number of connections. */
  readonly databasePool: number
  /** Undefined only with the embedded database, which has one in DATA_DIR. */
  readonly authSecret: string | undefined
  /** The admin to create or update at start. */
  readonly admin: { readonly email: string; readonly password: string } | undefined
  /** Addresses or CIDR ranges whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[]
  /** Private names, addresses or ranges that saved settings may use. */
  readonly allowedPrivateHosts: string
  /** The DNS servers to ask; none for the system's. */
  readonly dnsServers: readonly string[]
  readonly https: Https
  /** The token for `/metrics`. */
  readonly metricsToken: string | undefined
  /** How long SIGTERM keeps accepting; undefined to detect load balancers. */
  readonly drainDelayMs: number | undefined
  readonly backups: BackupSettings
  readonly rateLimits: boolean
  /** The hourly limits on mails to addresses that never answered; undefined without limits. */
  readonly mailCeilings: { perSender: number; perHour: number } | undefined
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** The set values by name, including those read from files. */
  readonly given: GivenSettings
}

/**
 * Reads the settings once. An empty variable counts as unset, as in a copied `.env.example`; a variable with `_FILE`
 * names a file with the value instead.
 * @param needsSecret false for programs that work without AUTH_SECRET beside a DATABASE_URL
 * @throws EnvError naming every invalid variable at once
 */
export function parseEnv(
  source: Record<string, string | undefined>,
  { needsSecret = true }: { needsSecret?: boolean } = {},
): Env {
  const names = [...Object.keys(variables.shape), ...serviceSettingNames]
  const { given, faults } = readSettingFiles(source, names)
  const parsed = variables.safeParse(given)
  faults.push(
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`),
    ...serviceFaults(given, given['SITE_URL']).map(({ name, message }) => `${name} ${message}`),
    ...(needsSecret ? secretFaults(given) : []),
    ...accountFaults(given),
    ...databaseFaults(given),
    ...misspelledSettings(given, names),
  )
  if (!parsed.success || faults.length > 0) throw new EnvError(faults)
  const env = parsed.data
  const siteUrl =
    (env.SITE_URL && new URL(env.SITE_URL).origin) ??
    (env.PORT === 0 ? undefined : `http://localhost:${env.PORT}`)
  return {
    port: env.PORT,
    host: env.HOST,
    siteUrl,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL && withPassword(env.DATABASE_URL, env.DATABASE_PASSWORD),
    databasePool: env.DATABASE_POOL,
    authSecret: env.AUTH_SECRET,
    admin:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD
        ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
        : undefined,
    trustedProxies: entriesOf(env.TRUSTED_PROXIES),
    allowedPrivateHosts: env.ALLOWED_PRIVATE_HOSTS,
    dnsServers: entriesOf(env.DNS_SERVERS),
    https: siteUrl?.startsWith('https:') ? (env.HSTS_SUBDOMAINS === 'on' ? 'with subdomains' : true) : false,
    metricsToken: env.METRICS_TOKEN,
    drainDelayMs: env.DRAIN_DELAY_MS,
    backups: backupSettingsOf(env, { dataDir: resolve(env.DATA_DIR), given }),
    rateLimits: env.RATE_LIMITS === 'on',
    mailCeilings:
      env.RATE_LIMITS === 'on'
        ? { perSender: env.VISITOR_MAILS_PER_SENDER, perHour: env.VISITOR_MAILS_PER_HOUR }
        : undefined,
    logLevel: env.LOG_LEVEL,
    given,
  }
}

/** A public address combined with a password from a file. */
function withPassword(databaseUrl: string, password: string | undefined): string {
  if (password === undefined) return databaseUrl
  const url = new URL(databaseUrl)
  url.password = encodeURIComponent(password)
  return url.href
}

function databaseFaults({ DATABASE_URL: url, DATABASE_PASSWORD: password }: GivenSettings): string[] {
  if (password === undefined) return []
  if (url === undefined) return ['DATABASE_URL is missing: DATABASE_PASSWORD is the password for it']
  const isThere = URL.canParse(url) && new URL(url).password !== ''
  return isThere ? ['DATABASE_PASSWORD and DATABASE_URL both hold a password: keep one of them'] : []
}

function secretFaults(given: GivenSettings): string[] {
  return given['DATABASE_URL'] !== undefined && given['AUTH_SECRET'] === undefined
    ? ['AUTH_SECRET is missing: with DATABASE_URL every process needs the same one']
    : []
}

function accountFaults(given: Record<string, string | undefined>): string[] {
  const faults: string[] = []
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = given
  if ((email === undefined) !== (password === undefined))
    faults.push(`${email === undefined ? 'ADMIN_EMAIL' : 'ADMIN_PASSWORD'} is missing: an admin needs both`)
  if (email === undefined || password === undefined) return faults
  const fault = passwordFault(password, { siteName: site.name, email: normaliseEmail(email), isAdmin: true })
  if (fault !== undefined) faults.push(`ADMIN_PASSWORD cannot be used: ${fault.message}`)
  return faults
}
