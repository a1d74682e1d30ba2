import '#app/office/parts/desk.css'
import './compose.css'
import './timeline.css'
import { firstNameOf } from '#domain/greeting-name'
import { messageCopy as copy } from '#content/office/message'
import type { ContactPage } from '#contracts/get-contact'
import { formatInstant } from '#app/office/parts/format-when'

/** A contact's latest message or request, shown above the reply to it. */
export function LastMessage({ contact, now }: { contact: ContactPage; now: Date }) {
  const { lastMessage: message, name } = contact
  if (!message) return null
  const who = firstNameOf(name ?? '') || message.address
  // A mail without text gets a placeholder; a form without text is described by its sentence.
  const text = message.text === '' && message.sentence === undefined ? copy.noText : message.text
  return (
    <section className="theirs" aria-labelledby="their-words">
      <div className="theirs__head">
        <h2 id="their-words">{text === '' ? message.sentence : copy.wrote(who)}</h2>
        <p className="small sub">
          {[
            text !== '' && message.sentence,
            message.subject !== '' && copy.subject(message.subject),
            formatInstant(message.at, now),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      {text !== '' && <p className="tl__words theirs__words">{text}</p>}
    </section>
  )
}
