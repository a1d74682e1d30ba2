import { useState } from 'react'
import * as z from 'zod/mini'
import { storedValue } from '#app/lib/stored-value'
import { type SetUpStep, setUpSteps } from '#content/office/set-up'

/** The skipped steps, stored on this device. Skipping only moves on to the next step; readiness still lists it. */
const answers = storedValue('office-set-up', z.partialRecord(z.enum(setUpSteps), z.enum(['skipped', 'kept'])))

/** Returns the steps that were skipped on this device; the samples step is marked as kept instead. */
export function useStepAnswers() {
  const [given, setGiven] = useState(() => answers.read() ?? {})
  return {
    given,
    giveAnswer(step: SetUpStep) {
      const next = { ...given, [step]: step === 'samples' ? 'kept' : 'skipped' } as const
      answers.write(next)
      setGiven(next)
    },
  }
}
