import PostalMime, { type Attachment } from 'postal-mime'
import type { MessageAttachment, MessagePart } from '#domain/mailbox-message'
import { htmlToText } from './html-to-text.ts'
import { cleanLine } from './read-headers.ts'
import { splitQuotes } from './split-quotes.ts'

/** The content of a mail. */
export interface MailContent {
  parts: MessagePart[]
  attachments: MessageAttachment[]
  /** The text was too long and was cut. */
  isCut: boolean
}

/** The longest text that is stored, in characters. */
export const maxTextLength = 200_000
const maxHtmlLength = 2_000_000
const maxAttachments = 50

/** The text and the attachment names of a whole mail. It never throws: an invalid mail gives its raw text. */
export async function readMail(raw: Uint8Array): Promise<MailContent> {
  try {
    const { text, html, attachments } = await PostalMime.parse(raw, { maxNestingDepth: 50 })
    return composeContent({ text, html, attachments: attachments.filter(isAttached).map(describe) })
  } catch {
    // The mail is invalid or nested too deeply, so its raw body is shown.
    return composeContent({ text: bodyOf(raw), attachments: [] })
  }
}

interface Found {
  text?: string | undefined
  html?: string | undefined
  attachments: readonly MessageAttachment[]
}

/** Composes the content of a mail whose parts are known. HTML is used only where the plain text is empty. */
export function composeContent({ text, html, attachments }: Found): MailContent {
  const plain = cleanText(text ?? '')
  // Some programs write an empty plain part.
  const whole =
    plain.trim() === '' && html !== undefined ? cleanText(htmlToText(html.slice(0, maxHtmlLength))) : plain
  const isCut = whole.length > maxTextLength || (html?.length ?? 0) > maxHtmlLength
  return {
    parts: splitQuotes(whole.slice(0, maxTextLength).trimEnd()),
    attachments: attachments.slice(0, maxAttachments),
    isCut,
  }
}

/** Removes control characters; PostgreSQL cannot store NUL. */
const cleanText = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
    .toWellFormed()

/** Inline parts, such as a logo in a signature, are not attachments. */
const isAttached = ({ related, disposition }: Attachment) => !related || disposition === 'attachment'

const describe = ({ filename, mimeType, content }: Attachment): MessageAttachment => ({
  name: attachmentName(filename),
  type: mimeType.slice(0, 100),
  bytes: typeof content === 'string' ? content.length : content.byteLength,
})

/** The file name without its path. */
export function attachmentName(given: string | null | undefined): string {
  const name =
    cleanLine(given ?? '')
      .split(/[/\\]/)
      .at(-1) ?? ''
  return name.slice(0, 200).toWellFormed() || 'Without a name'
}

function bodyOf(raw: Uint8Array): string {
  const text = new TextDecoder().decode(raw.subarray(0, maxTextLength * 2))
  return text.replace(/^[\s\S]*?\r?\n\r?\n/, '')
}
