import { withoutDirectionMarks } from '#domain/direction-marks'
import MailComposer from 'nodemailer/lib/mail-composer'

/** A header in every mail of the site, which identifies it when the mailbox is read. */
export const siteHeader = 'X-Sent-By-Site'

export interface MailAttachment {
  filename: string
  content: string | Buffer
  contentType: string
}

export interface MailMessage {
  /** The sender from the owner's settings, an address or `Name <address>`. */
  from: string
  to: string
  replyTo?: string
  subject: string
  html: string
  text: string
  /** Deterministic, `<local-part@domain>`, so that a mail sent twice is recognized. */
  messageId: string
  /** The Message-IDs of the conversation, oldest first, for threading. */
  references?: readonly string[]
  headers?: Record<string, string>
  attachments?: readonly MailAttachment[]
  /**
   * A request that mail programs put into the reader's calendar: sent as an alternative of the text and as a file,
   * because some read only one of them (RFC 6047 §2.4).
   */
  invitation?: { method: 'REQUEST' | 'CANCEL'; filename: string; content: string }
}

interface ComposedMail {
  raw: Buffer
  envelope: { from: string | false; to: string[] }
}

/** The message as it is sent (RFC 5322), and its envelope. */
export async function composeMail(message: MailMessage): Promise<ComposedMail> {
  const { to, replyTo, references = [], attachments = [], invitation, ...rest } = message
  const node = new MailComposer({
    ...rest,
    subject: withoutDirectionMarks(message.subject),
    // Objects are not parsed as address lists, so that a visitor's text cannot add a recipient or a header.
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    ...(references.length > 0 && { inReplyTo: references.at(-1), references: [...references] }),
    attachments: [...attachments],
    ...(invitation && { icalEvent: invitation }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  return { raw: await node.build(), envelope: node.getEnvelope() }
}
