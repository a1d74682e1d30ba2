import './timeline.css'
import '#app/office/parts/desk.css'
import { formatBytes } from '#content/office/format-bytes'
import { messageCopy as copy } from '#content/office/message'
import type { ContactEntry } from '#contracts/get-contact'

type MessageEntry = Extract<ContactEntry, { type: 'message' }>

/** The text of a mail, with quoted parts collapsed in place. */
export function MessageParts({ entry }: { entry: MessageEntry }) {
  const { parts, attachments, isCut, isForged } = entry
  return (
    <>
      {isForged && <p className="signal">{copy.forged}</p>}
      {parts.map(({ text, isQuoted }, index) =>
        text.trim() === '' ? null : isQuoted ? (
          // oxlint-disable-next-line react/no-array-index-key -- The parts of a mail never change their order.
          <details key={index} className="tl__all">
            <summary>{copy.quoted}</summary>
            <p className="tl__words">{trimBlankLines(text)}</p>
          </details>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- The parts of a mail never change their order.
          <p key={index} className="tl__words">
            {trimBlankLines(text)}
          </p>
        ),
      )}
      {isCut && <p className="small sub">{copy.cut}</p>}
      {attachments.length > 0 && (
        <p className="small sub">
          {copy.attachments(attachments.map(({ name, bytes }) => `${name}, ${formatBytes(bytes)}`))}
        </p>
      )}
    </>
  )
}

const trimBlankLines = (text: string) => text.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd()
