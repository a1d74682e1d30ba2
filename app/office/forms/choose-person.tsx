import './forms.css'
import '#app/office/parts/desk.css'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useMay } from '#app/lib/admin-role'
import { callFunction } from '#app/lib/call-function'
import { formsCopy as copy } from '#content/office-forms'
import { listContacts } from '#contracts/list-contacts'
import type { FormActs } from './form-acts.ts'

/** A letter or two find half of everybody. */
const fewestLetters = 3

/** Whose a submission is, where nothing says so: looked for by name or address, and joined by hand. */
export function ChoosePerson({ id, acts }: { id: string; acts: FormActs }) {
  const [typed, setTyped] = useState('')
  const fieldId = useId()
  const q = typed.trim()
  const { data } = useQuery({
    queryKey: ['contacts', listContacts.name, 'choose', q],
    queryFn: ({ signal }) => callFunction(listContacts, { q, sort: 'match', limit: 5 }, { signal }),
    enabled: q.length >= fewestLetters,
  })
  if (!useMay('editor')) return null
  return (
    <div className="choose-person">
      <label htmlFor={fieldId}>{copy.whose}</label>
      <input
        id={fieldId}
        className="input"
        type="search"
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        placeholder={copy.whoseHint}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ul aria-live="polite">
        {data?.data.map(({ id: contactId, name, email }) => (
          <li key={contactId}>
            {name ?? email}
            {name !== null && <span className="sub">{email}</span>}
            <button
              type="button"
              className="text-btn"
              disabled={acts.assign.isPending}
              onClick={() => acts.assign.act({ id, contactId })}
            >
              {copy.join}
              <span className="vh">{copy.joinTo(name ?? email)}</span>
            </button>
          </li>
        ))}
      </ul>
      {data?.data.length === 0 && <p role="status">{copy.noPerson}</p>}
    </div>
  )
}
