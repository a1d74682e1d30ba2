import './captured-emails.css'
import '#app/office/parts/desk.css'
import { ListBody } from '#app/office/list/list-body.tsx'
import { useOfficeList } from '#app/office/list/use-office-list'
import { formatInstant } from '#app/office/parts/format-when'
import { useNow } from '#app/office/parts/use-now'
import { deliveriesCopy } from '#content/office/deliveries'
import { type CapturedEmail, listKeptMails } from '#contracts/list-kept-mails'

const copy = deliveriesCopy.mails

/** Copies of mail written without a mail server; each opens to its text. */
export function CapturedEmails({ isCaptured }: { isCaptured: boolean }) {
  const now = useNow()
  const list = useOfficeList(listKeptMails, { topic: 'deliveries', name: 'mails', input: () => ({}) })
  return (
    <section className="area" aria-labelledby="kept-mails-title">
      <header className="area__head">
        <h2 id="kept-mails-title">{copy.title}</h2>
        <p>{isCaptured ? copy.capturedText : copy.text}</p>
      </header>
      <ListBody list={list} empty={<p>{copy.none}</p>}>
        <ul>
          {list.rows.map((mail) => (
            <Mail key={mail.id} mail={mail} now={now} />
          ))}
        </ul>
      </ListBody>
    </section>
  )
}

function Mail({ mail: { subject, to, keptAt, text, state }, now }: { mail: CapturedEmail; now: Date }) {
  return (
    <li className="kept-mail">
      <details>
        <summary>
          <b>{subject || copy.noSubject}</b>
          <span className="sub">
            {copy.to} {to}
            {state !== null && `, ${copy.fates[state]}`}
          </span>
          <time className="sub" dateTime={keptAt}>
            {formatInstant(keptAt, now)}
          </time>
        </summary>
        <p className="kept-mail__text">{text ?? copy.unreadable}</p>
      </details>
    </li>
  )
}
