import { useMay } from '#app/lib/admin-role'
import { FindPerson } from '#app/office/parts/find-person.tsx'
import { formsCopy as copy } from '#content/office-forms'
import type { FormActs } from './form-acts.ts'

/** Whose a submission is, where nothing says so: looked for by name or address, and joined by hand. */
export function ChoosePerson({ id, acts: { assign } }: { id: string; acts: FormActs }) {
  if (!useMay('editor')) return null
  return (
    <FindPerson
      label={copy.whose}
      does={copy.join}
      doesTo={copy.joinTo}
      isPending={assign.isPending}
      onChoose={(person) => assign.act({ id, contactId: person.id })}
    />
  )
}
