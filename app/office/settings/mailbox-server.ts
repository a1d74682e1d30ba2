import { type MailboxField, mailboxProviderOf, mailboxProviders } from '#content/office/mailbox-providers'
import { settingsCopy } from '#content/office/settings'
import type { OwnerSetting } from '#contracts/owner-setting'

const copy = settingsCopy.mail

type Typed = Readonly<Record<string, string | undefined>>

/** The initial values of a mailbox's fields: the stored ones without the password. */
export function storedMailbox(settings: readonly OwnerSetting[]): Record<string, string> {
  const valueOf = (name: string) => settings.find((each) => each.name === name)?.value
  if (valueOf('IMAP_SIGN_IN') === 'on') return { provider: 'signIn', host: '', port: '', user: '' }
  const url = URL.parse(valueOf('IMAP_URL') ?? '')
  if (!url) return { provider: '', host: '', port: '', user: '' }
  const host = url.hostname
  const known = Object.entries(mailboxProviders).find(
    ([, each]) => 'host' in each.known && each.known.host === host,
  )
  return {
    provider: known?.[0] ?? 'other',
    host,
    port: url.port || (url.protocol === 'imaps:' ? '993' : '143'),
    user: decodeURIComponent(url.username),
  }
}

/**
 * Returns the typed mailbox as one `imap://` or `imaps://` URL. Port 143 is upgraded to TLS, other ports use implicit
 * TLS (RFC 8314).
 */
export function typedMailboxUrl(typed: Typed): string | undefined {
  const provider = mailboxProviderOf(typed['provider'])
  if (!provider || provider.isBySignIn) return undefined
  const valueOf = (name: MailboxField) =>
    (provider.fields[name] === undefined ? provider.known[name] : typed[name]) ?? ''
  const scheme = valueOf('port') === '143' ? 'imap' : 'imaps'
  return `${scheme}://${encodeURIComponent(valueOf('user'))}@${valueOf('host')}:${valueOf('port')}`
}

/** Returns errors by field. */
export function mailboxFaults(typed: Typed, settings: readonly OwnerSetting[]): Record<string, string> {
  const provider = mailboxProviderOf(typed['provider'])
  if (!provider) return { provider: copy.choose }
  if (provider.isBySignIn) return {}
  const faults: Record<string, string> = {}
  for (const [name, label] of Object.entries(provider.fields))
    if (typed[name] === undefined) faults[name] = copy.needs(label)
  if (provider.fields.port !== undefined && !/^\d+$/.test(typed['port'] ?? ''))
    faults['port'] = copy.needsMailboxPort
  const hasPassword = settings.some(({ name, isSet }) => name === 'IMAP_PASSWORD' && isSet)
  if (!hasPassword && typed['IMAP_PASSWORD'] === undefined)
    faults['IMAP_PASSWORD'] = copy.needs(copy.password)
  return faults
}
