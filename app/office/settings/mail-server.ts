import {
  type MailProvider,
  mailProviderOf,
  mailProviders,
  type MailServerField,
} from '#content/office/mail-providers'
import { settingsCopy } from '#content/office/settings'
import type { OwnerSetting } from '#contracts/owner-setting'

const copy = settingsCopy.mail

type Typed = Readonly<Record<string, string | undefined>>

/** The fields of a mail server's form; together they are the server's address, which is one setting. */
const noServer = { provider: '', host: '', port: '', region: '', user: '', password: '' }

/** What those fields begin with: what is stored, but for the password. */
export function storedMailServer(settings: readonly OwnerSetting[]): Record<string, string> {
  const signIn = valueOf('MAIL_OAUTH_PROVIDER', settings)
  if (signIn) return { ...noServer, provider: signIn }
  const url = URL.parse(valueOf('SMTP_URL', settings) ?? '')
  if (!url) return noServer
  const host = url.hostname
  const region = /^email-smtp\.(.+)\.amazonaws\.com$/.exec(host)?.[1] ?? ''
  const known = Object.entries<MailProvider>(mailProviders).find(
    ([, each]) => !each.signIn && each.known.host === host,
  )
  return {
    provider: region ? 'ses' : (known?.[0] ?? 'other'),
    host,
    port: url.port || (url.protocol === 'smtps:' ? '465' : '587'),
    region,
    user: decodeURIComponent(url.username),
    password: '',
  }
}

const valueOf = (name: string, settings: readonly OwnerSetting[]) =>
  settings.find((each) => each.name === name)?.value

/** How a mail server is reached, as its provider lists it. */
export interface MailServer {
  host: string
  port: string
  user: string
  password: string
}

/**
 * The server as one `smtp://` or `smtps://` address. Port 465 is encrypted from the first byte (RFC 8314); on the
 * others the connection is upgraded.
 */
export function mailServerUrl({ host, port, user, password }: MailServer): string {
  const scheme = port === '465' ? 'smtps' : 'smtp'
  const secret = password && `:${encodeURIComponent(password)}`
  const login = user || secret ? `${encodeURIComponent(user)}${secret}@` : ''
  return `${scheme}://${login}${host}:${port}`
}

/** What was chosen and typed, as an address; undefined where no server was chosen. */
export function typedServerUrl(typed: Typed): string | undefined {
  const provider = mailProviderOf(typed['provider'])
  if (!provider || provider.signIn) return undefined
  const { password = '', region = '', ...rest } = typed
  const { host = `email-smtp.${region}.amazonaws.com`, port = '', ...known } = { ...rest, ...provider.known }
  return mailServerUrl({
    host: provider.fields.host === undefined ? host : (rest['host'] ?? ''),
    port: provider.fields.port === undefined ? port : (rest['port'] ?? ''),
    // Postmark has one token for both.
    user: known.user ?? (provider.fields.user === undefined ? password : (rest['user'] ?? '')),
    password,
  })
}

/** What is missing, by field. The stored password belongs to the stored server and user alone. */
export function mailServerFaults(typed: Typed, settings: readonly OwnerSetting[]): Record<string, string> {
  const provider = mailProviderOf(typed['provider'])
  if (!provider || provider.signIn) return {}
  const isStored = typedServerUrl(typed) === valueOf('SMTP_URL', settings)
  const faults: Record<string, string> = {}
  for (const [name, label] of Object.entries(provider.fields) as [MailServerField, string][]) {
    // Some servers take mail from their own network without a sign-in.
    const isOptional =
      name === 'password'
        ? isStored || (provider.fields.host !== undefined && typed['user'] === undefined)
        : name === 'user' && provider.fields.host !== undefined
    if (!isOptional && typed[name] === undefined) faults[name] = copy.needs(label)
  }
  if (provider.fields.port !== undefined && !/^\d+$/.test(typed['port'] ?? ''))
    faults['port'] = copy.needsPort
  if (faults['host'] !== undefined) faults['host'] = copy.needsHost
  return faults
}
