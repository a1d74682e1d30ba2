import './screen.css'
import { useState } from 'react'
import { callFunction } from '#app/lib/call-function'
import { toastFailure } from '#app/lib/toast-failure'
import { useAnswer } from '#app/lib/use-answer'
import { officeCopy } from '#content/office'
import { type KeptMail, listKeptMails } from '#contracts/list-kept-mails'
import { NotThere } from './not-there.tsx'

const copy = officeCopy.mails
const times = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** The emails that were kept because no mail server is connected; each opens to what it says. */
export function KeptMails() {
  const { answer, again } = useAnswer(listKeptMails, {})
  return (
    <section className="office__part" aria-labelledby="mails-title">
      <header>
        <h2 id="mails-title">{copy.title}</h2>
        <p>{copy.text}</p>
      </header>
      {answer.state === 'there' ? (
        <MailList first={answer.value} />
      ) : (
        <NotThere state={answer.state} again={again} />
      )}
    </section>
  )
}

function MailList({ first }: { first: { data: readonly KeptMail[]; nextCursor: string | null } }) {
  const [mails, setMails] = useState(first.data)
  const [cursor, setCursor] = useState(first.nextCursor)
  const [busy, setBusy] = useState(false)

  async function showOlder(from: string) {
    setBusy(true)
    try {
      const { data, nextCursor } = await callFunction(listKeptMails, { cursor: from })
      setMails((shown) => [...shown, ...data])
      setCursor(nextCursor)
    } catch (error) {
      toastFailure(error)
    } finally {
      setBusy(false)
    }
  }

  if (mails.length === 0) return <p>{copy.none}</p>
  return (
    <>
      <ul className="kept">
        {mails.map((mail) => (
          <li key={mail.id}>
            <details>
              <summary>
                <span className="kept__subject">{mail.subject || copy.noSubject}</span>
                <span className="kept__to">
                  {copy.to} {mail.to}
                </span>
                <time dateTime={mail.keptAt}>{times.format(new Date(mail.keptAt))}</time>
              </summary>
              <p className="kept__text">{mail.text ?? copy.unreadable}</p>
            </details>
          </li>
        ))}
      </ul>
      {cursor !== null && (
        <button
          type="button"
          className="btn btn--line"
          disabled={busy}
          onClick={() => void showOlder(cursor)}
        >
          {busy ? officeCopy.loading : copy.older}
        </button>
      )}
    </>
  )
}
