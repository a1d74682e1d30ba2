import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import { type HostGuard, refusedHost } from '#server/services/host-guard'
import { smtpFailure } from './smtp-failure.ts'

/** nodemailer's options for a connection to a mail server. */
export function connectionOptions(smtpUrl: string, timeoutMs: number, hasSignIn = false) {
  const url = parseConnectionUrl(smtpUrl)
  const local = ['localhost', '127.0.0.1', '::1'].includes(url.host ?? '')
  return {
    // A password or token is only sent over an encrypted connection. On this machine nobody can eavesdrop, and a local
    // relay's certificate is usually self-signed.
    requireTLS: (url.auth !== undefined || hasSignIn) && !local,
    ...(local && { tls: { rejectUnauthorized: false } }),
    ...url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    logger: false,
  }
}

/**
 * A connection to a checked address.
 * @throws ServiceError
 */
export async function guardedSocket(
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
