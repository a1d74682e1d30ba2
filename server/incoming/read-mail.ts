import PostalMime, { type Attachment } from 'postal-mime'
import type { MessageAttachment, MessagePart } from '#domain/mailbox-message'
import { htmlToText } from './html-to-text.ts'
import { cleanLine } from './read-headers.ts'
import { splitQuotes } from './split-quotes.ts'

/** What a mail says. */
export interface MailContent {
  parts: MessagePart[]
  attachments: MessageAttachment[]
  /** It was too long to be kept whole. */
  isCut: boolean
}

/** A book has more; a conversation does not. */
export const maxTextLength = 200_000
const maxHtmlLength = 2_000_000
const maxAttachments = 50

/** The text and the names of the attachments of a whole mail. Whatever anybody sends, it says something. */
export async function readMail(raw: Uint8Array): Promise<MailContent> {
  try {
    const { text, html, attachments } = await PostalMime.parse(raw, { maxNestingDepth: 50 })
    return composeContent({ text, html, attachments: attachments.filter(isAttached).map(describe) })
  } catch {
    // Too deeply nested, or no mail at all: better its raw words than none.
    return composeContent({ text: bodyOf(raw), attachments: [] })
  }
}

interface Found {
  text?: string | undefined
  html?: string | undefined
  attachments: readonly MessageAttachment[]
}

/** The same of what was fetched part by part. */
export function composeContent({ text, html, attachments }: Found): MailContent {
  const plain = cleanText(text ?? '')
  // Some programs write a plain part that says nothing.
  const whole =
    plain.trim() === '' && html !== undefined ? cleanText(htmlToText(html.slice(0, maxHtmlLength))) : plain
  const isCut = whole.length > maxTextLength || (html?.length ?? 0) > maxHtmlLength
  return {
    parts: splitQuotes(whole.slice(0, maxTextLength).trimEnd()),
    attachments: attachments.slice(0, maxAttachments),
    isCut,
  }
}

/** PostgreSQL takes no NUL, and a control character says nothing to a person. */
const cleanText = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
    .toWellFormed()

/** What stands in a text, such as a logo in a signature, is not attached to it. */
const isAttached = ({ related, disposition }: Attachment) => !related || disposition === 'attachment'

const describe = ({ filename, mimeType, content }: Attachment): MessageAttachment => ({
  name: attachmentName(filename),
  type: mimeType.slice(0, 100),
  bytes: typeof content === 'string' ? content.length : content.byteLength,
})

/** Without a path: only its last step names it. */
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
