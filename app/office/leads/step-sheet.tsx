import '#app/office/parts/desk.css'
import './sheets.css'
import * as z from 'zod/mini'
import { TextField } from '#app/lib/fields.tsx'
import { useFunctionForm } from '#app/lib/use-function-form'
import { ModalSheet } from '#app/office/frame/modal-sheet.tsx'
import { requiredText } from '#contracts/person'
import { leadsCopy } from '#content/office-leads'

const copy = leadsCopy.step

const schema = z.object({
  next_step: requiredText(200, 'Say what comes next'),
  next_step_on: z.optional(z.string()),
})

interface StepSheetProps {
  count: number
  given?: { next_step: string | null; next_step_on: string | null } | undefined
  onSet: (step: { next_step: string | null; next_step_on: string | null }) => void
  onClose: () => void
}

/** What comes next, and on which day: for one lead or for many. */
export function StepSheet({ count, given, onSet, onClose }: StepSheetProps) {
  const form = useFunctionForm({
    schema,
    send({ next_step, next_step_on }) {
      onSet({ next_step, next_step_on: next_step_on || null })
      onClose()
    },
  })
  return (
    <ModalSheet title={copy.title} onClose={onClose}>
      <form {...form.formProps} className="sheet-form">
        <p className="sub">{copy.for(count)}</p>
        <TextField form={form} name="next_step" label={copy.what} given={given?.next_step ?? undefined} />
        <div className="field">
          <label htmlFor="next-step-on">{copy.on}</label>
          <input
            id="next-step-on"
            type="date"
            name="next_step_on"
            defaultValue={given?.next_step_on ?? undefined}
          />
        </div>
        <p className="row-of">
          <button type="submit" className="btn">
            {copy.submit}
          </button>
          {(count > 1 || given?.next_step) && (
            <button
              type="button"
              className="text-btn"
              onClick={() => {
                onSet({ next_step: null, next_step_on: null })
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
