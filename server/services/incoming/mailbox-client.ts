import { ImapFlow } from 'imapflow'
import { normaliseEmail } from '#domain/email'
import { ServiceError } from '#server/errors/service-error'
import type { HostGuard } from '#server/services/host-guard'
import { imapFailure } from './imap-failure.ts'
import { openMailbox, type OpenMailbox } from './open-mailbox.ts'
import { replyAddressOf } from './reply-address.ts'

export interface MailboxOptions {
  /** imap:// (STARTTLS) or imaps:// */
  imapUrl: string
  user: string
  password?: string | undefined
  /** Signs in with an access token instead of a password. @throws ServiceError */
  accessToken?: (() => Promise<string>) | undefined
  folder: string
  /** Default: the folder that the server marks as Sent (RFC 6154). */
  sentFolder: string | undefined
  /** The mailbox's address, if it takes plus addresses. */
  replyAddress: string | undefined
  /** The site's secret, which signs reply addresses. */
  secret?: string | undefined
  guard: HostGuard | undefined
  /** The timeout of each phase: connecting, the greeting, silence. */
  timeoutMs?: number | undefined
}

export interface MailboxClient {
  /** User and server, under which the mailbox's state is stored. */
  readonly id: string
  /** The mailbox's own addresses. */
  readonly addresses: readonly string[]
  /** The address for a contact's replies; undefined if the settings have none. */
  replyAddressOf(contactId: string): string | undefined
  /** Connects and signs in, read-only. @throws ServiceError */
  open(): Promise<OpenMailbox>
  /** Tests the connection up to a step, without reading mail. Returns the folders at `read`. @throws ServiceError */
  check(step: 'connect' | 'sign-in' | 'read'): Promise<string | undefined>
}

const localHosts = ['localhost', '127.0.0.1', '[::1]']

/** The longest line or literal that is accepted from the server. */
const maxBytes = 32_000_000

export function createMailboxClient(options: MailboxOptions): MailboxClient {
  const { imapUrl, user, replyAddress, secret, guard, timeoutMs = 15_000 } = options
  const url = new URL(imapUrl)
  const secure = url.protocol === 'imaps:'
  const port = Number(url.port) || (secure ? 993 : 143)
  const isLocal = localHosts.includes(url.hostname)
  const hasToken = options.accessToken !== undefined

  async function connect(isSigningIn: boolean): Promise<ImapFlow> {
    guard?.check(url.hostname)
    // The token is fetched before connecting, because the provider's refusal is more specific than the mail server's.
    const accessToken = await options.accessToken?.()
    const auth = accessToken === undefined ? { pass: options.password ?? '' } : { accessToken }
    const client = new ImapFlow({
      host: url.hostname.replaceAll(/[[\]]/g, ''),
      port,
      secure,
      // Nobody can eavesdrop on this machine, and a local server's certificate is usually self-signed.
      ...(!secure && !isLocal && { doSTARTTLS: true }),
      ...(isSigningIn && { auth: { user, ...auth } }),
      ...(!isSigningIn && { verifyOnly: true }),
      tls: { ...(isLocal && { rejectUnauthorized: false }), ...(guard && { lookup: guard.lookup }) },
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: Math.max(timeoutMs, 60_000),
      maxLineLength: maxBytes,
      maxLiteralSize: maxBytes,
      maxResponseSize: 2 * maxBytes,
    })
    // The error event would end the process without a listener; the next command fails with the error.
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      client.close()
      if (!isSigningIn && isGreeted(error)) return client
      throw error
    }
  }

  async function open(): Promise<OpenMailbox> {
    try {
      return await openMailbox(await connect(true), { ...options, hasToken })
    } catch (error) {
      throw imapFailure(error, hasToken)
    }
  }

  return {
    id: `${user}@${url.hostname}:${port}`,
    addresses: [user, replyAddress].flatMap((each) => (each?.includes('@') ? normaliseEmail(each) : [])),
    replyAddressOf(contactId) {
      if (replyAddress !== undefined && secret !== undefined)
        return replyAddressOf(contactId, { address: normaliseEmail(replyAddress), secret })
      return user.includes('@') ? user : undefined
    },
    open,
    async check(step) {
      try {
        const client = await connect(step !== 'connect')
        if (step === 'read') {
          const mailbox = await openMailbox(client, { ...options, hasToken })
          const { inbox, sent } = mailbox.folders
          await mailbox.select(inbox)
          if (sent !== undefined) await mailbox.select(sent)
          await mailbox.close()
          if (sent === undefined)
            throw new ServiceError('The server does not say which folder is for sent mail. Enter its name.')
          return `${inbox}, ${sent}`
        }
        client.close()
        return undefined
      } catch (error) {
        throw imapFailure(error, hasToken)
      }
    },
  }
}

/** Whether the server was reached: without credentials, imapflow reports a failed sign-in after the greeting. */
const isGreeted = (error: unknown) =>
  error instanceof Error && 'authenticationFailed' in error && error.authenticationFailed === true
