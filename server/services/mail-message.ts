import { withoutDirectionMarks } from '#domain/direction-marks'
import MailComposer from 'nodemailer/lib/mail-composer'

export interface MailAttachment {
  filename: string
  content: string | Buffer
  contentType: string
}

export interface MailMessage {
  /** The owner's own sender, an address or `Name <address>`. */
  from: string
  to: string
  replyTo?: string
  subject: string
  html: string
  text: string
  /** Deterministic, `<local-part@domain>`: a mail sent twice is recognised by it. */
  messageId: string
  /** The Message-IDs of the conversation so far, the oldest first: mail programs show them as one thread. */
  references?: readonly string[]
  headers?: Record<string, string>
  attachments?: readonly MailAttachment[]
}

export interface ComposedMail {
  raw: Buffer
  envelope: { from: string | false; to: string[] }
}

/** The message as it goes over the wire (RFC 5322), and its envelope. */
export async function composeMail(message: MailMessage): Promise<ComposedMail> {
  const { to, replyTo, references = [], attachments = [], ...rest } = message
  const node = new MailComposer({
    ...rest,
    subject: withoutDirectionMarks(message.subject),
    // As objects, an address is never parsed: no text of a visitor can add a recipient or a header.
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    ...(references.length > 0 && { inReplyTo: references.at(-1), references: [...references] }),
    attachments: [...attachments],
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  return { raw: await node.build(), envelope: node.getEnvelope() }
}
