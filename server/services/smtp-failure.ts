import * as z from 'zod/mini'
import { ServiceError } from '#server/errors/service-error'

/** What nodemailer tells about a failure. Its texts repeat addresses, so they are never passed on. */
const nodemailerError = z.object({
  code: z.optional(z.string()),
  originalCode: z.optional(z.string()),
  responseCode: z.optional(z.number()),
  command: z.optional(z.string()),
})

const credentialReplies = new Set([530, 534, 535, 538])

/** @param handedOver whether the whole message had been given to the server when it failed. */
export function smtpFailure(error: unknown, handedOver: boolean): ServiceError {
  const { code, originalCode, responseCode: reply, command } = nodemailerError.safeParse(error).data ?? {}
  if (code === 'ETLS') return new ServiceError('No encrypted connection to the mail server. Check SMTP_URL.')
  if (reply !== undefined) return refusal(reply, code, command)
  if (handedOver) {
    return new ServiceError('The mail server took the mail but did not confirm it: it may have been sent.', {
      uncertain: true,
    })
  }
  if (code === 'EAUTH') return new ServiceError('Could not sign in to the mail server. Check SMTP_URL.')
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    return new ServiceError('The mail cannot be sent: the server does not take its address or its size.')
  }
  return new ServiceError(`The mail server could not be reached (${originalCode ?? code ?? 'closed'}).`)
}

function refusal(reply: number, code?: string, command?: string): ServiceError {
  if (code === 'EAUTH' || credentialReplies.has(reply)) {
    return new ServiceError(
      `The mail server did not accept the user name and password (${reply}). Check SMTP_URL.`,
    )
  }
  // 503 says that the session was out of step, not that the mail was refused.
  if (reply >= 500 && reply !== 503) {
    if (command === 'MAIL FROM')
      return new ServiceError(`The mail server refused the sender (${reply}). Check MAIL_FROM.`)
    if (command === 'RCPT TO')
      return new ServiceError(`The mail server refused the recipient (${reply}).`, { turnedAway: true })
    if (command === 'DATA')
      return new ServiceError(`The mail server refused the mail (${reply}).`, { turnedAway: true })
  }
  return new ServiceError(`The mail server refused for now (${reply}).`, {
    // Of an address it does not like yet; 421 ends the whole connection.
    turnedAway: command === 'RCPT TO' && reply !== 421,
  })
}
