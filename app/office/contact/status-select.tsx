import '#app/office/parts/desk.css'
import { type Ref, useEffect, useState } from 'react'
import { useAction } from '#app/office/frame/use-action'
import { contactStatuses, contactStatusNames } from '#domain/contact-status'
import { contactCopy as copy } from '#content/office/contact'
import type { ContactPage } from '#contracts/get-contact'
import { setContactStatus } from '#contracts/set-contact-status'
import { versionNow, withContact } from './contact-query.ts'

/** The action that sets the contact's status, with its conflict. */
export function useStatus({ id, version }: ContactPage) {
  const { act, conflict } = useAction(setContactStatus, {
    topics: ['contacts'],
    queueAs: 'status',
    successMessage: (_answer, { status }) => copy.set(contactStatusNames[status]),
    wanted: ({ status }) => copy.wantedStatus(contactStatusNames[status]),
    inputForOverride: async (input) => ({ ...input, versions: { [id]: await versionNow(id) } }),
    // Typing in the select sets several statuses in quick succession, and each needs the version after the one before.
    optimisticUpdate: (data, { status }) => withContact(data, id, { status }),
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
  // Local state applies a choice at once: otherwise each typed letter would start from the old status.
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
