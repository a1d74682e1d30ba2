import { useMay } from '#app/lib/admin-role'
import { FindPerson } from '#app/office/parts/find-person.tsx'
import { formsCopy as copy } from '#content/office/forms'
import type { FormActions } from './form-actions.ts'

/** Assigns a submission without a contact to one found by search. */
export function ChoosePerson({ id, actions: { assign } }: { id: string; actions: FormActions }) {
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
