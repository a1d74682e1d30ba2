import { mailProviderOf, type MailServerField } from '#content/office/mail-providers'
import { settingsCopy } from '#content/office/settings'

const copy = settingsCopy.mail

type Typed = Readonly<Record<string, string | undefined>>

/** The fields of a mail server's form; together they are the server's address, which is one setting. */
export const mailServerFields = { provider: '', host: '', port: '', region: '', user: '', password: '' }

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
  const login = user || password ? `${encodeURIComponent(user)}:${encodeURIComponent(password)}@` : ''
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

/** What is missing, by field. */
export function mailServerFaults(typed: Typed): Record<string, string> {
  const provider = mailProviderOf(typed['provider'])
  if (!provider || provider.signIn) return {}
  const faults: Record<string, string> = {}
  for (const [name, label] of Object.entries(provider.fields) as [MailServerField, string][]) {
    // Some servers take mail from their own network without a sign-in.
    const isOptional = provider.fields.host !== undefined && ['user', 'password'].includes(name)
    if (!isOptional && typed[name] === undefined) faults[name] = copy.needs(label)
  }
  if (provider.fields.port !== undefined && !/^\d+$/.test(typed['port'] ?? ''))
    faults['port'] = copy.needsPort
  if (faults['host'] !== undefined) faults['host'] = copy.needsHost
  return faults
}
