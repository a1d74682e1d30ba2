import '#app/office/parts/desk.css'
import { useAction } from '#app/office/frame/use-action'
import { stepAction } from '#app/office/leads/use-lead-actions'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { todayCopy } from '#content/office/today'
import type { NextStep } from '#contracts/get-today'
import { updateContacts } from '#contracts/update-contacts'

interface FinishStepProps {
  step: NextStep
  /** The id of the element that names the step. */
  textId: string
}

/** Marks a next step as done. */
export function FinishStep({ step: { contactId: id, version }, textId }: FinishStepProps) {
  const finish = useAction(updateContacts, stepAction)
  const input = { ids: [id], versions: { [id]: version }, next_step: null, next_step_on: null }
  return (
    <>
      <button
        type="button"
        className="text-btn agenda__done"
        aria-describedby={textId}
        disabled={finish.isPending}
        onClick={() => finish.act(input)}
      >
        {todayCopy.day.done}
      </button>
      <ConflictNote conflict={finish.conflict} />
    </>
  )
}
