import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { ServiceError } from '#server/errors/service-error'
import type { SettingsRenderer } from '#server/settings/settings-renderer'
import { captureMail } from './capture-mail.ts'
import { composeMail, type MailMessage } from './mail-message.ts'
import type { HostGuard } from '#server/services/host-guard'
import { connectionOptions, guardedSocket } from './smtp-connection.ts'
import { type MailboxSignIn, mailboxAuth } from './mailbox-auth.ts'
import { smtpFailure } from './smtp-failure.ts'
import { connectAndSignIn, isTokenRefused, login, transmit } from './smtp-session.ts'

interface MailerOptions {
  /** smtp:// (STARTTLS where offered) or smtps://; without it mail is captured in `captureDir`. */
  smtpUrl?: string | undefined
  captureDir: string
  /** Inserts settings into placeholders of the content, such as the owner's links. */
  settingsRenderer?: SettingsRenderer
  /** The timeout of each phase: connecting, the greeting, silence. A whole send gets three times as long. */
  timeoutMs?: number | undefined
  guard?: HostGuard | undefined
  /** Signs in with an access token instead of a password. */
  signIn?: MailboxSignIn | undefined
}

interface Mailer {
  /** Whether mail is sent; otherwise it is captured as .eml files. */
  readonly connected: boolean
  /**
   * `answer` is the server's response, without addresses.
   * @throws ServiceError
   */
  send(message: MailMessage): Promise<{ captured: boolean; answer: string }>
  /** A text with the settings inserted, as `send` sends it. */
  render(text: string): string
  /** Connects and, if asked to, signs in, without sending anything. @throws ServiceError */
  check(step: 'connect' | 'sign-in'): Promise<void>
  /** Aborts running sends. */
  close(): void
}

export function createMailer({
  smtpUrl,
  captureDir,
  settingsRenderer,
  timeoutMs = 10_000,
  guard,
  signIn,
}: MailerOptions): Mailer {
  const render = (text: string) => (settingsRenderer ? settingsRenderer.text(text) : text)
  const compose = (message: MailMessage) =>
    composeMail({
      ...message,
      html: settingsRenderer ? settingsRenderer.html(message.html) : message.html,
      text: render(message.text),
    })

  if (smtpUrl === undefined) {
    return {
      connected: false,
      render,
      async send(message) {
        const { raw } = await compose(message)
        await captureMail(raw, message.messageId, captureDir)
        return { captured: true, answer: 'Kept as a file: no mail server is connected.' }
      },
      async check() {
        throw new ServiceError('No mail server is connected.')
      },
      close() {},
    }
  }

  const options = connectionOptions(smtpUrl, timeoutMs, signIn !== undefined)
  const open = new Set<SMTPConnection>()

  async function connectSignedIn(connection: SMTPConnection): Promise<void> {
    if (!signIn) return connectAndSignIn(connection, options.auth)
    // The token is fetched before connecting, because the provider's refusal is more specific than the mail server's.
    const token = await signIn.accessToken()
    try {
      await connectAndSignIn(connection, mailboxAuth(signIn, token))
    } catch (error) {
      if (!isTokenRefused(error)) throw error
      await login(connection, mailboxAuth(signIn, await signIn.accessToken({ renew: true })))
    }
  }

  /** Opens a connection for one SMTP session with a deadline. @throws ServiceError */
  async function converse<Result>(
    talk: (connection: SMTPConnection) => Promise<Result>,
    isHandedOver = () => false,
  ): Promise<Result> {
    const socket = guard && (await guardedSocket(options, guard))
    const connection = new SMTPConnection({ ...options, ...(socket && { connection: socket }) })
    open.add(connection)
    const { promise: failure, reject } = Promise.withResolvers<never>()
    // A server that sends single bytes slowly would never trigger the timeout for silence.
    const deadline = setTimeout(
      () => reject(Object.assign(new Error('Too slow'), { code: 'ETIMEDOUT' })),
      timeoutMs * 3,
    )
    connection.on('error', reject)
    connection.once('end', () => reject(new Error('Connection ended')))
    try {
      return await Promise.race([talk(connection), failure])
    } catch (error) {
      throw error instanceof ServiceError ? error : smtpFailure(error, isHandedOver(), signIn?.advice)
    } finally {
      clearTimeout(deadline)
      open.delete(connection)
      connection.close()
    }
  }

  return {
    connected: true,
    render,
    async send(message) {
      const { raw, envelope } = await compose(message)
      // The stream is read only after the server accepted DATA, so its end means that the server has the mail.
      const body = Readable.from([raw])
      let handedOver = false
      body.once('end', () => (handedOver = true))
      return converse(
        async (connection) => {
          await connectSignedIn(connection)
          const { rejectedErrors = [], response } = await transmit(connection, envelope, body)
          if (rejectedErrors.length > 0) throw rejectedErrors[0]
          return {
            captured: false,
            answer: response.replaceAll(/\S+/g, (word) => (word.includes('@') ? '…' : word)),
          }
        },
        () => handedOver,
      )
    },
    check: (step) =>
      converse(async (connection) => {
        await (step === 'sign-in' ? connectSignedIn(connection) : connectAndSignIn(connection, undefined))
        connection.quit()
      }),
    close() {
      for (const connection of open) connection.close()
    },
  }
}
