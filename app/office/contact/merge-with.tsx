import '#app/office/parts/desk.css'
import { useState } from 'react'
import { ModalSheet } from '#app/office/frame/modal-sheet.tsx'
import { LoadError } from '#app/office/list/load-error.tsx'
import { FindPerson } from '#app/office/parts/find-person.tsx'
import { contactCopy } from '#content/office/contact'
import type { ContactPage } from '#contracts/get-contact'
import { Compare } from './compare.tsx'
import { useContact } from './contact-query.ts'

const copy = contactCopy.merge

interface MergeWithProps {
  contact: ContactPage
  onClose: () => void
}

/** Searches for a duplicate that the site did not suggest, and compares the two contacts. */
export function MergeWith({ contact, onClose }: MergeWithProps) {
  const [chosen, choose] = useState<string>()
  return chosen === undefined ? (
    <ModalSheet title={copy.with} onClose={onClose}>
      <p>{copy.withLead}</p>
      <FindPerson
        label={copy.who}
        except={contact.id}
        action={copy.compare}
        actionFor={copy.compareWith}
        onChoose={({ id }) => choose(id)}
      />
    </ModalSheet>
  ) : (
    <ComparedWith otherId={chosen} contact={contact} onClose={onClose} />
  )
}

function ComparedWith({ otherId, contact, onClose }: MergeWithProps & { otherId: string }) {
  const { data, error, refetch } = useContact(otherId, 'all')
  const other = data?.pages[0]?.data
  if (other) return <Compare contact={contact} other={other} onClose={onClose} />
  return (
    <ModalSheet title={copy.with} onClose={onClose}>
      {error && <LoadError error={error} lastLoadedAt={undefined} onRetry={() => void refetch()} />}
    </ModalSheet>
  )
}
