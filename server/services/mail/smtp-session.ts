import type { Readable } from 'node:stream'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { SMTPConnectionAuth, SMTPConnectionSendInfo, SMTPEnvelope } from 'nodemailer/lib/smtp-connection'

/** Connects and, if the server offers authentication, signs in. */
export function connectAndSignIn(
  connection: SMTPConnection,
  auth: SMTPConnectionAuth | undefined,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const settle = (error?: Error | null) => (error ? reject(error) : resolve())
  connection.connect((error) => {
    if (error || auth === undefined || !connection.allowsAuth) settle(error)
    else connection.login(auth, settle)
  })
  return promise
}

export function login(connection: SMTPConnection, auth: SMTPConnectionAuth): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  connection.login(auth, (error) => (error ? reject(error) : resolve()))
  return promise
}

/** Whether the server refused the token (535), as after an early revocation. */
export const isTokenRefused = (error: unknown) =>
  error instanceof Error && 'responseCode' in error && error.responseCode === 535

export function transmit(
  connection: SMTPConnection,
  envelope: SMTPEnvelope,
  body: Readable,
): Promise<SMTPConnectionSendInfo> {
  const { promise, resolve, reject } = Promise.withResolvers<SMTPConnectionSendInfo>()
  connection.send(envelope, body, (error, info) => (error ? reject(error) : resolve(info)))
  return promise
}
