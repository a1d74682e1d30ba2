import '#app/office/parts/desk.css'
import './sheets.css'
import { OfficeField } from '#app/office/form/office-field.tsx'
import { Refusal } from '#app/office/form/refusal.tsx'
import { useOfficeForm } from '#app/office/form/use-office-form'
import { ModalSheet } from '#app/office/frame/modal-sheet.tsx'
import { updateContacts } from '#contracts/update-contacts'
import { leadsCopy } from '#content/office/leads'
import { type Chosen, stepAction } from './use-lead-actions.ts'

const copy = leadsCopy.step

interface StepSheetProps {
  count: number
  given?: { next_step: string | null; next_step_on: string | null } | undefined
  chosen: Chosen
  onClear: () => void
  onDone?: () => void
  onClose: () => void
}

/** Sets the next step and its day, for one lead or many. */
export function StepSheet({ count, given, chosen, onClear, onDone, onClose }: StepSheetProps) {
  // There is no draft, so that closing the dialog discards what was typed.
  const form = useOfficeForm(updateContacts, {
    ...stepAction,
    stored: { next_step: given?.next_step ?? '', next_step_on: given?.next_step_on ?? '' },
    input: ({ values: { next_step, next_step_on } }) => ({
      ...chosen,
      next_step,
      next_step_on: next_step_on || null,
    }),
    onDone() {
      onClose()
      onDone?.()
    },
    onDropped: onClose,
    saysRefusal: true,
  })
  return (
    <ModalSheet title={copy.title} onClose={onClose}>
      <form {...form.formProps} className="sheet-form">
        <p className="sub">{copy.for(count)}</p>
        <OfficeField form={form} name="next_step" label={copy.what} />
        <OfficeField form={form} name="next_step_on" type="date" label={copy.on} />
        <Refusal form={form} />
        <p className="row-of">
          <button type="submit" className="btn" disabled={form.isPending}>
            {copy.submit}
          </button>
          {(count > 1 || given?.next_step) && (
            <button
              type="button"
              className="text-btn"
              onClick={() => {
                onClear()
                onClose()
              }}
            >
              {copy.clear}
            </button>
          )}
        </p>
      </form>
    </ModalSheet>
  )
}
