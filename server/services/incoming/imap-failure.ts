import * as z from 'zod/mini'
import { ServiceError } from '#server/errors/service-error'
import { refusedHost } from '#server/services/host-guard'

/** The properties of imapflow's and Node's errors. Their messages contain addresses, so they are never passed on. */
const imapError = z.object({
  code: z.optional(z.string()),
  authenticationFailed: z.optional(z.boolean()),
  mailboxMissing: z.optional(z.boolean()),
  responseStatus: z.optional(z.string()),
  serverResponseCode: z.optional(z.string()),
})

/** Converts an IMAP error to a message for the owner. @param hasToken a token was sent instead of a password */
export function imapFailure(error: unknown, hasToken = false): ServiceError {
  if (error instanceof ServiceError) return error
  const refused = refusedHost(error)
  if (refused) return refused
  const { code, authenticationFailed, mailboxMissing, responseStatus, serverResponseCode } =
    imapError.safeParse(error).data ?? {}
  if (authenticationFailed)
    return new ServiceError(
      hasToken
        ? 'The mail server did not accept the sign-in. Sign in again under “Mail to visitors”, and allow reading mail.'
        : 'The mail server did not accept the user name and password. Many providers need an app password here.',
    )
  if (mailboxMissing || serverResponseCode === 'NONEXISTENT')
    return new ServiceError('There is no such folder in the mailbox. Check its name.')
  if (responseStatus === 'NO' || responseStatus === 'BAD')
    return new ServiceError(
      `The mail server refused to open the mailbox (${serverResponseCode ?? responseStatus}).`,
    )
  if (code !== undefined && /TLS|CERT|SSL|SELF_SIGNED|ALTNAME|VERIFY/.test(code))
    return new ServiceError('No encrypted connection to the mail server. Check its address and port.')
  return new ServiceError(`The mail server could not be reached (${code ?? 'closed'}).`)
}
