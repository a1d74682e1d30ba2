import { useMay } from '#app/lib/admin-role'
import { FindPerson } from '#app/office/parts/find-person.tsx'
import { formsCopy as copy } from '#content/office/forms'
import type { FormActions } from './form-actions.ts'

/** Assigns a submission of unknown origin: search by name or address, and confirm by hand. */
export function ChoosePerson({ id, acts: { assign } }: { id: string; acts: FormActions }) {
  if (!useMay('editor')) return null
  return (
    <FindPerson
      label={copy.whose}
      action={copy.join}
      actionFor={copy.joinTo}
      isPending={assign.isPending}
      onChoose={(person) => assign.act({ id, contactId: person.id })}
    />
  )
}
