import './agenda.css'
import '#app/office/parts/desk.css'
import { useEffect, useRef } from 'react'
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

/** Marks a next step as done at once; after a failure its button does it again. */
export function FinishStep({ step: { contactId: id, version }, textId }: FinishStepProps) {
  const { act, isPending, conflict } = useAction(updateContacts, stepAction)
  const isSent = useRef(false)
  const finish = () => act({ ids: [id], versions: { [id]: version }, next_step: null, next_step_on: null })
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    finish()
  })
  return (
    <>
      <button
        type="button"
        className="text-btn agenda__done"
        aria-describedby={textId}
        disabled={isPending}
        onClick={finish}
      >
        {todayCopy.day.done}
      </button>
      <ConflictNote conflict={conflict} />
    </>
  )
}
