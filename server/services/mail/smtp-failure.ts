import * as z from 'zod/mini'
import { recipientRefused } from '#server/errors/recipient-refused'
import { ServiceError } from '#server/errors/service-error'

/** The properties of nodemailer's errors. Their messages contain addresses, so they are never passed on. */
const nodemailerError = z.object({
  code: z.optional(z.string()),
  originalCode: z.optional(z.string()),
  responseCode: z.optional(z.number()),
  response: z.optional(z.string()),
  command: z.optional(z.string()),
})

const credentialReplies = new Set([530, 534, 535, 538])

/**
 * Converts a nodemailer error to a message for the owner.
 * @param handedOver whether the whole message had been sent when it failed
 * @param advice what the owner should check when a token was refused; undefined where a password was sent
 */
export function smtpFailure(error: unknown, handedOver: boolean, advice?: string): ServiceError {
  const {
    code,
    originalCode,
    responseCode: reply,
    response = '',
    command,
  } = nodemailerError.safeParse(error).data ?? {}
  if (code === 'ETLS')
    return new ServiceError('No encrypted connection to the mail server. Check its address.')
  if (reply !== undefined) return refusal({ reply, status: statusIn(response), code, command, advice })
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

/** The enhanced status code (RFC 3463) such as `5.1.1`, the only part of a reply that never contains an address. */
const statusIn = (response: string) => /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]

/**
 * Whether a permanent refusal does not mean that the address is wrong: a full mailbox, a policy such as no relaying, or
 * a refused sender.
 */
const isOfOtherCause = (reply: number, status: string | undefined) =>
  status === undefined ? reply === 552 : /^5\.(?:7\.|3\.|1\.[78]$|2\.[23]$)/.test(status)

const isMailboxFull = (reply: number, status: string | undefined) =>
  status === '5.2.2' || (status === undefined && reply === 552)

interface Refusal {
  reply: number
  status: string | undefined
  code?: string | undefined
  command?: string | undefined
  advice?: string | undefined
}

function refusal({ reply, status, code, command, advice }: Refusal): ServiceError {
  if (code === 'EAUTH' || credentialReplies.has(reply)) {
    return new ServiceError(
      advice === undefined
        ? `The mail server did not accept the user name and password (${reply}). Check both.`
        : `The mail server did not accept the sign-in (${reply}). ${advice}`,
    )
  }
  const answer = [reply, status].filter((each) => each !== undefined).join(' ')
  // 503 means that the session was out of order, not that the mail was refused.
  if (reply >= 500 && reply !== 503) {
    if (command === 'MAIL FROM')
      return new ServiceError(`The mail server refused the sender (${reply}). Check the sender’s address.`)
    if (command === 'RCPT TO')
      return isOfOtherCause(reply, status)
        ? new ServiceError(
            isMailboxFull(reply, status)
              ? `The recipient’s mailbox is full (${answer}).`
              : `The mail server did not accept a mail to this recipient (${answer}).`,
            { rejected: true },
          )
        : new ServiceError(`${recipientRefused} (${answer}).`, { rejected: true, permanent: true })
    if (command === 'DATA')
      return new ServiceError(`The mail server refused the mail (${reply}).`, { rejected: true })
  }
  return new ServiceError(`The mail server refused for now (${reply}).`, {
    // The server does not accept the recipient yet, as with greylisting; 421 closes the whole connection.
    rejected: command === 'RCPT TO' && reply !== 421,
  })
}
