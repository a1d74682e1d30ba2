import './find-person.css'
import '#app/office/parts/desk.css'
import { useEffect, useId, useRef, useState } from 'react'
import { usePeople } from '#app/office/frame/use-people'
import { LoadError } from '#app/office/list/load-error.tsx'
import { findPersonCopy as copy } from '#content/office/frame'
import type { ListedContact } from '#contracts/list-contacts'

/** The search starts at this length, because fewer letters match too many people. */
const fewestLetters = 3

interface FindPersonProps {
  label: string
  /** The action for the person found, and its label with their name. */
  action: string
  actionFor: (name: string) => string
  onChoose: (person: ListedContact) => void
  isPending?: boolean
  /** A person to exclude. */
  except?: string
}

/** Finds somebody by name, company, address or phone number. */
export function FindPerson({
  label,
  action,
  actionFor,
  onChoose,
  isPending = false,
  except,
}: FindPersonProps) {
  const [typed, setTyped] = useState('')
  const fieldId = useId()
  const field = useRef<HTMLInputElement>(null)
  // React fires no event for text typed before hydration.
  useEffect(() => {
    if (field.current?.value) setTyped(field.current.value)
  }, [])
  const q = typed.trim()
  const isAsked = q.length >= fewestLetters
  const { people, isSearching, error, again } = usePeople(isAsked ? q : '')
  const found = people.filter(({ id }) => id !== except)
  return (
    <div className="find-person">
      <label htmlFor={fieldId}>{label}</label>
      <input
        id={fieldId}
        ref={field}
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
              {action}
              <span className="vh">{actionFor(person.name ?? person.email)}</span>
            </button>
          </li>
        ))}
      </ul>
      {error ? (
        <LoadError error={error} lastLoadedAt={undefined} onRetry={again} />
      ) : (
        isAsked && !isSearching && found.length === 0 && <p role="status">{copy.nobody}</p>
      )}
    </div>
  )
}
