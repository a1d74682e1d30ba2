import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type SmtpMode =
  | 'accept'
  /** The connection is closed at once. */
  | 'refuse'
  /** 451 to the recipient. */
  | 'temporary'
  /** 550 to the recipient. */
  | 'permanent'
  /** 550 to the sender. */
  | 'permanent-sender'
  /** 554 to the mail itself. */
  | 'permanent-content'
  /** Accepts the connection and never responds. */
  | 'stall'
  /** Sends its reply to MAIL FROM one letter at a time, so that it is never silent. */
  | 'drip'
  /** Greets with line after line, as fast as they are read. */
  | 'endless'
  /** Stores the mail and never confirms it. */
  | 'stall-after-data'
  /** Stores the mail and drops the connection before the 250. */
  | 'die-after-accepting'
  /** Confirms the mail after `delayMs`. */
  | 'late'

interface ReceivedMail {
  raw: Buffer
  from: string
  to: string[]
}

interface SmtpStandInOptions {
  /** When given, a sign-in is required. */
  credentials?: { user: string; password: string }
  /** When given, a sign-in by XOAUTH2 is required, with a token that this accepts. */
  acceptsToken?: (user: string, accessToken: string) => boolean
}

export interface SmtpStandIn {
  /** `smtp://127.0.0.1:port`, with the credentials if there are any. */
  readonly url: string
  readonly port: number
  /** Every mail it has received, oldest first. */
  readonly mails: ReceivedMail[]
  behave(mode: SmtpMode, options?: { delayMs?: number }): void
  parsedMails(): Promise<Email[]>
  /** Stops listening and drops every connection; `up` comes back on the same port. */
  down(): Promise<void>
  up(): Promise<void>
  stop(): Promise<void>
}

function reply(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}

/** A real SMTP server on a free port of the loopback whose behaviour can be switched. */
export async function startSmtpStandIn({
  credentials,
  acceptsToken,
}: SmtpStandInOptions = {}): Promise<SmtpStandIn> {
  let mode: SmtpMode = 'accept'
  let lateMs = 0
  let port = 0
  let server: SMTPServer | undefined
  const mails: ReceivedMail[] = []
  const sockets = new Map<number, Socket>()

  async function up() {
    const next = new SMTPServer({
      authOptional: credentials === undefined && acceptsToken === undefined,
      ...(acceptsToken && { authMethods: ['XOAUTH2'] }),
      allowInsecureAuth: true,
      disableReverseLookup: true,
      disabledCommands: ['STARTTLS'],
      onConnect(_session, callback) {
        if (!['stall', 'endless'].includes(mode)) callback()
      },
      onAuth(auth, _session, callback) {
        const known = acceptsToken
          ? acceptsToken(auth.username ?? '', auth.accessToken ?? '')
          : auth.username === credentials?.user && auth.password === credentials?.password
        callback(
          known ? null : reply(535, 'Authentication failed'),
          known ? { user: auth.username } : undefined,
        )
      },
      onMailFrom(_address, { remotePort }, callback) {
        if (mode === 'drip') return answerSlowly(sockets.get(remotePort))
        callback(mode === 'permanent-sender' ? reply(550, 'Sender not allowed here') : null)
      },
      onRcptTo({ address }, _session, callback) {
        if (mode === 'temporary') return callback(reply(451, `${address}: try again later`))
        callback(mode === 'permanent' ? reply(550, `${address}: no such mailbox`) : null)
      },
      onData(stream, { envelope, remotePort }, callback) {
        const received = (raw: Buffer) => {
          if (mode === 'permanent-content') return callback(reply(554, 'Refused as spam'))
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
          const to = envelope.rcptTo.map(({ address }) => address)
          mails.push({ raw, from, to })
          if (mode === 'stall-after-data') return
          if (mode === 'die-after-accepting') return sockets.get(remotePort)?.destroy()
          setTimeout(() => callback(null, `Queued for <${to.join('>, <')}>`), mode === 'late' ? lateMs : 0)
        }
        // A mail whose connection ended in the middle is not stored.
        buffer(stream).then(received, () => {})
      },
    })
    // Errors of dropped connections are expected.
    next.on('error', () => {})
    next.server.prependListener('connection', (socket: Socket) => {
      const { remotePort = 0 } = socket
      sockets.set(remotePort, socket)
      socket.once('close', () => sockets.delete(remotePort))
      if (mode === 'refuse') socket.destroy()
      if (mode === 'endless') greetWithoutEnd(socket)
    })
    next.listen(port, '127.0.0.1')
    await once(next.server, 'listening')
    port = (next.server.address() as AddressInfo).port
    server = next
  }

  async function down() {
    if (server === undefined) return
    const closed = once(server.server, 'close')
    server.server.close()
    for (const socket of sockets.values()) socket.destroy()
    server = undefined
    await closed
  }

  await up()
  const signIn = credentials
    ? `${encodeURIComponent(credentials.user)}:${encodeURIComponent(credentials.password)}@`
    : ''
  return {
    url: `smtp://${signIn}127.0.0.1:${port}`,
    port,
    mails,
    behave(next, { delayMs = 0 } = {}) {
      mode = next
      lateMs = delayMs
    },
    parsedMails: () => Promise.all(mails.map(({ raw }) => PostalMime.parse(raw))),
    down,
    up,
    stop: down,
  }
}

function answerSlowly(socket: Socket | undefined): void {
  socket?.write('250-')
  const timer = setInterval(() => socket?.write('a'), 20)
  socket?.once('close', () => clearInterval(timer))
}

function greetWithoutEnd(socket: Socket): void {
  const lines = '220-Welcome\r\n'.repeat(4_000)
  const write = () => {
    while (!socket.destroyed && socket.write(lines));
  }
  socket.on('drain', write).on('error', () => {})
  write()
}
