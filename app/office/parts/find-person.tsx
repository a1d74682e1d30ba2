import './find-person.css'
import '#app/office/parts/desk.css'
import { useId, useState } from 'react'
import { usePeople } from '#app/office/frame/use-people'
import { ListFault } from '#app/office/list/list-body.tsx'
import { findPersonCopy as copy } from '#content/office-frame'
import type { ListedContact } from '#contracts/list-contacts'

/** A letter or two find half of everybody. */
const fewestLetters = 3

interface FindPersonProps {
  label: string
  /** What is done with whoever is found, and the same with their name, to follow it. */
  does: string
  doesTo: (name: string) => string
  onChoose: (person: ListedContact) => void
  isPending?: boolean
  /** Somebody who is not meant. */
  except?: string
}

/** Looks for somebody by name, company, address or phone number. */
export function FindPerson({ label, does, doesTo, onChoose, isPending = false, except }: FindPersonProps) {
  const [typed, setTyped] = useState('')
  const fieldId = useId()
  const q = typed.trim()
  const isAsked = q.length >= fewestLetters
  const { people, isSearching, error, again } = usePeople(isAsked ? q : '')
  const found = people.filter(({ id }) => id !== except)
  return (
    <div className="find-person">
      <label htmlFor={fieldId}>{label}</label>
      <input
        id={fieldId}
        className="input"
        type="search"
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        placeholder={copy.hint}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ul aria-live="polite">
        {found.map((person) => (
          <li key={person.id}>
            <span>
              {person.name ?? person.email}
              <span className="sub">
                {[person.name !== null && person.email, person.company].filter(Boolean).join(', ')}
              </span>
            </span>
            <button type="button" className="text-btn" disabled={isPending} onClick={() => onChoose(person)}>
              {does}
              <span className="vh">{doesTo(person.name ?? person.email)}</span>
            </button>
          </li>
        ))}
      </ul>
      {error ? (
        <ListFault error={error} shownAt={undefined} again={again} />
      ) : (
        isAsked && !isSearching && found.length === 0 && <p role="status">{copy.nobody}</p>
      )}
    </div>
  )
}
