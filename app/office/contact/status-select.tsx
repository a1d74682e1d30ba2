import '#app/office/parts/desk.css'
import { type Ref, useEffect, useState } from 'react'
import { useAct } from '#app/office/frame/use-act'
import { contactStatuses, contactStatusNames } from '#domain/contact-status'
import { contactCopy as copy } from '#content/office-contact'
import type { ContactPage } from '#contracts/get-contact'
import { setContactStatus } from '#contracts/set-contact-status'
import { versionNow, withContact } from './contact-query.ts'

/** How far one has come with somebody. */
export function useStatus({ id, version }: ContactPage) {
  const { act, conflict } = useAct(setContactStatus, {
    topics: ['contacts'],
    waitsAs: 'status',
    said: (_answer, { status }) => copy.set(contactStatusNames[status]),
    wanted: ({ status }) => copy.wantedStatus(contactStatusNames[status]),
    again: async (input) => ({ ...input, versions: { [id]: await versionNow(id) } }),
    // Typing on in the list of statuses sets one after the other: the next follows this one.
    shown: (data, { status }) => withContact(data, id, { status }),
  })
  return {
    set: (status: ContactPage['status']) => act({ status, ids: [id], versions: { [id]: version } }),
    conflict,
  }
}

interface StatusSelectProps {
  status: ContactPage['status']
  onSet: (status: ContactPage['status']) => void
  selectRef: Ref<HTMLSelectElement>
}

export function StatusSelect({ status, onSet, selectRef }: StatusSelectProps) {
  // At once: whoever types a status's name chooses it with its first letter, and not anew with each.
  const [chosen, setChosen] = useState(status)
  useEffect(() => setChosen(status), [status])
  return (
    <select
      ref={selectRef}
      className="input"
      aria-label={copy.status}
      value={chosen}
      onChange={({ target }) => {
        setChosen(target.value as ContactPage['status'])
        onSet(target.value as ContactPage['status'])
      }}
    >
      {contactStatuses.map((each) => (
        <option key={each} value={each}>
          {contactStatusNames[each]}
        </option>
      ))}
    </select>
  )
}
