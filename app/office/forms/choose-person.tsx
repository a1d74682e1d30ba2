import './forms.css'
import '#app/office/parts/desk.css'
import { useId, useState } from 'react'
import { useMay } from '#app/lib/admin-role'
import { usePeople } from '#app/office/frame/use-people'
import { formsCopy as copy } from '#content/office-forms'
import type { FormActs } from './form-acts.ts'
import { Join } from './join.tsx'

/** A letter or two find half of everybody. */
const fewestLetters = 3

/** Whose a submission is, where nothing says so: looked for by name or address, and joined by hand. */
export function ChoosePerson({ id, acts }: { id: string; acts: FormActs }) {
  const [typed, setTyped] = useState('')
  const fieldId = useId()
  const q = typed.trim()
  const isAsked = q.length >= fewestLetters
  const { people, isSearching } = usePeople(isAsked ? q : '')
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
        {people.map((person) => (
          <li key={person.id}>
            {person.name ?? person.email}
            {person.name !== null && <span className="sub">{person.email}</span>}
            <Join id={id} person={person} assign={acts.assign} />
          </li>
        ))}
      </ul>
      {isAsked && !isSearching && people.length === 0 && <p role="status">{copy.noPerson}</p>}
    </div>
  )
}
