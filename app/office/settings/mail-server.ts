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

/** The empty fields of a mail server's form, which together make the one setting `SMTP_URL`. */
const noServer = { provider: '', host: '', port: '', region: '', user: '', password: '' }

/** The initial values of those fields: the stored ones without the password. */
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

/** The connection details of a mail server. */
export interface MailServer {
  host: string
  port: string
  user: string
  password: string
}

/**
 * Returns the server as one `smtp://` or `smtps://` URL. Port 465 uses implicit TLS (RFC 8314), other ports upgrade to
 * TLS.
 */
export function mailServerUrl({ host, port, user, password }: MailServer): string {
  const scheme = port === '465' ? 'smtps' : 'smtp'
  const secret = password && `:${encodeURIComponent(password)}`
  const login = user || secret ? `${encodeURIComponent(user)}${secret}@` : ''
  return `${scheme}://${login}${host}:${port}`
}

/** Returns the URL of the typed mail server; undefined if no server was chosen. */
export function typedServerUrl(typed: Typed): string | undefined {
  const provider = mailProviderOf(typed['provider'])
  if (!provider || provider.signIn) return undefined
  const { password = '', region = '', ...rest } = typed
  const { host = `email-smtp.${region}.amazonaws.com`, port = '', ...known } = { ...rest, ...provider.known }
  return mailServerUrl({
    host: provider.fields.host === undefined ? host : (rest['host'] ?? ''),
    port: provider.fields.port === undefined ? port : (rest['port'] ?? ''),
    // Postmark uses one token as user and password.
    user: known.user ?? (provider.fields.user === undefined ? password : (rest['user'] ?? '')),
    password,
  })
}

/** Returns errors by field. The stored password is valid only for the stored server and user. */
export function mailServerFaults(typed: Typed, settings: readonly OwnerSetting[]): Record<string, string> {
  const provider = mailProviderOf(typed['provider'])
  if (!provider || provider.signIn) return {}
  const isStored = typedServerUrl(typed) === valueOf('SMTP_URL', settings)
  const faults: Record<string, string> = {}
  for (const [name, label] of Object.entries(provider.fields) as [MailServerField, string][]) {
    // Some servers accept mail from their own network without a login.
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
