import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection, {
  type SMTPConnectionAuth,
  type SMTPConnectionSendInfo,
  type SMTPEnvelope,
} from 'nodemailer/lib/smtp-connection'
import type { PutIn } from '#server/settings/put-in'
import { captureMail } from './capture-mail.ts'
import { composeMail, type MailMessage } from './mail-message.ts'
import { type HostGuard, refusedHost } from './host-guard.ts'
import { smtpFailure } from './smtp-failure.ts'

interface MailerOptions {
  /** smtp:// (STARTTLS where offered) or smtps://; without it mail is kept in `captureDir`. */
  smtpUrl?: string
  captureDir: string
  /** The settings that content leaves places for: the owner's links. */
  putIn?: PutIn
  /** For each wait: connecting, the greeting, a silence. The whole send gets three of them. */
  timeoutMs?: number
  guard?: HostGuard | undefined
}

export interface Mailer {
  /** Whether mail really leaves; otherwise it is kept as .eml files. */
  readonly connected: boolean
  /** `answer` is what the server said, without addresses. @throws ServiceError */
  send(message: MailMessage): Promise<{ captured: boolean; answer: string }>
  /** Ends what is under way. */
  close(): void
}

export function createMailer({
  smtpUrl,
  captureDir,
  putIn,
  timeoutMs = 10_000,
  guard,
}: MailerOptions): Mailer {
  const compose = (message: MailMessage) =>
    composeMail(
      putIn ? { ...message, html: putIn.html(message.html), text: putIn.text(message.text) } : message,
    )

  if (smtpUrl === undefined) {
    return {
      connected: false,
      async send(message) {
        const { raw } = await compose(message)
        await captureMail(raw, message.messageId, captureDir)
        return { captured: true, answer: 'Kept as a file: no mail server is connected.' }
      },
      close() {},
    }
  }

  const options = connectionOptions(smtpUrl, timeoutMs)
  const open = new Set<SMTPConnection>()
  return {
    connected: true,
    async send(message) {
      const { raw, envelope } = await compose(message)
      // Read only once the server has said go ahead to DATA: its end means that the server has the mail.
      const body = Readable.from([raw])
      let handedOver = false
      body.once('end', () => (handedOver = true))
      const socket = guard && (await guardedSocket(options, guard))
      const connection = new SMTPConnection({ ...options, ...(socket && { connection: socket }) })
      open.add(connection)
      try {
        const { rejectedErrors = [], response } = await transmit(
          connection,
          options.auth,
          envelope,
          body,
          timeoutMs * 3,
        )
        if (rejectedErrors.length > 0) throw rejectedErrors[0]
        return {
          captured: false,
          answer: response.replaceAll(/\S+/g, (word) => (word.includes('@') ? '…' : word)),
        }
      } catch (error) {
        throw smtpFailure(error, handedOver)
      } finally {
        open.delete(connection)
        connection.close()
      }
    },
    close() {
      for (const connection of open) connection.close()
    },
  }
}

function connectionOptions(smtpUrl: string, timeoutMs: number) {
  const url = parseConnectionUrl(smtpUrl)
  const local = ['localhost', '127.0.0.1', '::1'].includes(url.host ?? '')
  return {
    // A password goes over an encrypted connection only. On this machine nobody listens in between,
    // and a local relay's certificate is usually its own.
    requireTLS: url.auth !== undefined && !local,
    ...(local && { tls: { rejectUnauthorized: false } }),
    ...url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    logger: false,
  }
}

/** Our own connection, to an address that was judged. @throws ServiceError */
async function guardedSocket(
  { host = 'localhost', port, secure, connectionTimeout }: ReturnType<typeof connectionOptions>,
  { check, lookup }: HostGuard,
): Promise<Socket> {
  check(host)
  const socket = connect({ host, port: port ?? (secure ? 465 : 587), lookup })
  const signal = AbortSignal.timeout(connectionTimeout)
  try {
    await once(socket, 'connect', { signal })
    return socket
  } catch (error) {
    socket.destroy()
    throw refusedHost(error) ?? smtpFailure(signal.aborted ? { code: 'ETIMEDOUT' } : error, false)
  }
}

function transmit(
  connection: SMTPConnection,
  auth: SMTPConnectionAuth | undefined,
  envelope: SMTPEnvelope,
  body: Readable,
  totalMs: number,
): Promise<SMTPConnectionSendInfo> {
  const { promise, resolve, reject } = Promise.withResolvers<SMTPConnectionSendInfo>()
  // A server that drips a byte now and then never falls silent.
  const deadline = setTimeout(
    () => reject(Object.assign(new Error('Too slow'), { code: 'ETIMEDOUT' })),
    totalMs,
  )
  connection.on('error', reject)
  connection.once('end', () => reject(new Error('Connection ended')))
  const send = () => connection.send(envelope, body, (error, info) => (error ? reject(error) : resolve(info)))
  connection.connect((connectError) => {
    if (connectError) return reject(connectError)
    if (auth === undefined || !connection.allowsAuth) return send()
    connection.login(auth, (error) => (error ? reject(error) : send()))
  })
  return promise.finally(() => clearTimeout(deadline))
}
