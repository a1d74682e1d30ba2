import '#app/office/parts/desk.css'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import type { OfficeForm } from './use-office-form.ts'

/** Shows a form's conflict, or why it was refused when the error belongs to no field. */
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
