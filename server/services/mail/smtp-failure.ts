import * as z from 'zod/mini'
import { recipientRefused } from '#server/errors/recipient-refused'
import { ServiceError } from '#server/errors/service-error'

/** The properties of nodemailer's errors. Their messages contain addresses, so they are never passed on. */
const nodemailerError = z.object({
  code: z.optional(z.string()),
  originalCode: z.optional(z.string()),
  responseCode: z.optional(z.number()),
  command: z.optional(z.string()),
})

const credentialReplies = new Set([530, 534, 535, 538])

/**
 * @param handedOver whether the whole message had been sent when it failed
 * @param advice what to look at when a token was not accepted; undefined where a password was sent
 */
export function smtpFailure(error: unknown, handedOver: boolean, advice?: string): ServiceError {
  const { code, originalCode, responseCode: reply, command } = nodemailerError.safeParse(error).data ?? {}
  if (code === 'ETLS')
    return new ServiceError('No encrypted connection to the mail server. Check its address.')
  if (reply !== undefined) return refusal({ reply, code, command, advice })
  if (handedOver) {
    return new ServiceError('The mail server took the mail but did not confirm it: it may have been sent.', {
      uncertain: true,
    })
  }
  if (code === 'EAUTH')
    return new ServiceError(
      'Could not sign in to the mail server. Check its address, user name and password.',
    )
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    return new ServiceError('The mail cannot be sent: the server does not take its address or its size.')
  }
  return new ServiceError(`The mail server could not be reached (${originalCode ?? code ?? 'closed'}).`)
}

interface Refusal {
  reply: number
  code?: string | undefined
  command?: string | undefined
  advice?: string | undefined
}

function refusal({ reply, code, command, advice }: Refusal): ServiceError {
  if (code === 'EAUTH' || credentialReplies.has(reply)) {
    return new ServiceError(
      advice === undefined
        ? `The mail server did not accept the user name and password (${reply}). Check both.`
        : `The mail server did not accept the sign-in (${reply}). ${advice}`,
    )
  }
  // 503 means that the session was out of order, not that the mail was refused.
  if (reply >= 500 && reply !== 503) {
    if (command === 'MAIL FROM')
      return new ServiceError(`The mail server refused the sender (${reply}). Check the sender’s address.`)
    if (command === 'RCPT TO')
      return new ServiceError(`${recipientRefused} (${reply}).`, { turnedAway: true })
    if (command === 'DATA')
      return new ServiceError(`The mail server refused the mail (${reply}).`, { turnedAway: true })
  }
  return new ServiceError(`The mail server refused for now (${reply}).`, {
    // For an address it does not accept yet; 421 ends the whole connection.
    turnedAway: command === 'RCPT TO' && reply !== 421,
  })
}
