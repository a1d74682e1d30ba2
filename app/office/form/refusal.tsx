import '#app/office/parts/desk.css'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import type { OfficeForm } from './use-office-form.ts'

/** What somebody else changed in the meantime, or why a form was refused where no field is at fault. */
export function Refusal({ form: { conflict, refusal } }: { form: Pick<OfficeForm, 'conflict' | 'refusal'> }) {
  return (
    <>
      <ConflictNote conflict={conflict} />
      {refusal !== undefined && (
        <p className="strong signal" role="alert">
          {refusal}
        </p>
      )}
    </>
  )
}
