/** `in` is from a contact, `out` from the mail program of a member of the team. */
export const messageDirections = ['in', 'out'] as const

/** A part of a mail's text; the parts joined by line ends are the whole. */
export interface MessagePart {
  text: string
  /** Repeats an earlier mail. */
  isQuoted: boolean
}

/** What is stored about an attachment; the file itself stays in the mailbox. */
export interface MessageAttachment {
  name: string
  type: string
  bytes: number
}

/** The text of a mail without quotes of earlier mails and without empty lines around it. */
export const newTextOf = (parts: readonly MessagePart[]): string =>
  parts
    .filter((part) => !part.isQuoted)
    .map((part) => part.text.trim())
    .filter((part) => part !== '')
    .join('\n\n')
