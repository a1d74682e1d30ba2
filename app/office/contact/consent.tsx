import '#app/office/parts/desk.css'
import './contact.css'
import { Link } from 'react-router'
import { useExport } from '#app/office/frame/use-export'
import { useMayExport } from '#app/office/frame/use-may-export'
import { useAddress } from '#app/office/list/use-address'
import { Mark, type MarkName } from '#app/office/parts/mark.tsx'
import { useMay } from '#app/lib/admin-role'
import { exportRefusal } from '#content/office/export-refusal'
import { contactCopy } from '#content/office/contact'
import type { ContactPage } from '#contracts/get-contact'
import { dayText } from '#app/office/parts/format-when'

const copy = contactCopy.agreed
type Consent = ContactPage['consents'][number]

const marks: Record<Consent['state'], MarkName> = { asked: 'wait', given: 'ok', withdrawn: 'fault' }

/** A person's consents in the wording they saw, with buttons to export or erase their data. */
export function ConsentPanel({ contact, now }: { contact: ContactPage; now: Date }) {
  const mayErase = useMay('owner')
  const mayExport = useMayExport()
  const { act: exportLeads, isPending } = useExport()
  const [address] = useAddress()
  const { id, consents } = contact
  const from = address.get('from') ?? ''
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
        {mayExport === false && exportRefusal}
        {mayExport === true && (
          <button
            type="button"
            className="text-btn"
            disabled={isPending}
            onClick={() => exportLeads({ what: 'contact', ids: [id] })}
          >
            {copy.export}
          </button>
        )}
        {mayErase && (
          <Link
            className="text-btn text-btn--bad"
            to={`/admin/leads/erase?${new URLSearchParams({ id, from })}`}
          >
            {copy.erase}
          </Link>
        )}
      </p>
    </section>
  )
}
