import '#app/office/parts/desk.css'
import './contact.css'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '#app/office/frame/use-act'
import { Mark, type MarkName } from '#app/office/parts/mark.tsx'
import { useMay } from '#app/lib/admin-role'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { contactCopy } from '#content/office-contact'
import { eraseContact } from '#contracts/erase-contact'
import type { ContactPage } from '#contracts/get-contact'
import { forgetDraftsAbout } from './drafts.ts'
import { exportAll } from './export-all.ts'
import { dayText } from '#app/office/parts/when-text'

const copy = contactCopy.agreed
type Consent = ContactPage['consents'][number]

const marks: Record<Consent['state'], MarkName> = { asked: 'wait', given: 'ok', withdrawn: 'fault' }

/** What somebody agreed to and in which words; and all of it to take away, or to erase. */
export function Agreed({ contact, now }: { contact: ContactPage; now: Date }) {
  const mayErase = useMay('owner')
  const [isAsked, setIsAsked] = useState(false)
  const navigate = useNavigate()
  const erase = useAct(eraseContact, {
    topics: ['contacts', 'deliveries', 'submissions'],
    said: () => copy.erased,
    onDone(_answer, { id: erased }) {
      forgetDraftsAbout(erased)
      void navigate('/admin/leads', { replace: true })
    },
  })
  const { id, name, email, consents } = contact
  return (
    <section aria-labelledby="agreed">
      <div className="area__head">
        <h2 id="agreed">{copy.title}</h2>
      </div>
      {consents.length === 0 ? (
        <p className="beside__text">{copy.none}</p>
      ) : (
        <ul className="grants">
          {consents.map(({ to, state, at, wording }) => (
            <li key={`${to} ${at}`}>
              <Mark name={marks[state]} />
              <span>
                {copy[to]}
                <span className="sub">{copy[state](dayText(at, now))}</span>
                {wording !== null && <q className="sub">{wording}</q>}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="row-of privacy-acts">
        <button type="button" className="text-btn" onClick={() => void exportAll(contact)}>
          {copy.export}
        </button>
        {mayErase && (
          <button type="button" className="text-btn text-btn--bad" onClick={() => setIsAsked(true)}>
            {copy.erase}
          </button>
        )}
      </p>
      {isAsked && (
        <ConfirmDialog
          title={copy.eraseTitle}
          question={copy.eraseText}
          confirm={copy.eraseConfirm}
          cancel={copy.eraseCancel}
          onConfirm={() => {
            setIsAsked(false)
            erase.act({ id })
          }}
          onClose={() => setIsAsked(false)}
        >
          <p>
            <b>{name ?? email}</b>
            {name !== null && <span className="sub">{email}</span>}
          </p>
        </ConfirmDialog>
      )}
    </section>
  )
}
