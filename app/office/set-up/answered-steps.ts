import { useState } from 'react'
import * as z from 'zod/mini'
import { storedValue } from '#app/lib/stored-value'
import { type SetUpStep, setUpSteps } from '#content/office/set-up'

/** On this device. Nothing is done by it: it only leads on, and readiness still lists what is open. */
const answers = storedValue('office-set-up', z.partialRecord(z.enum(setUpSteps), z.enum(['skipped', 'kept'])))

/** The steps that were skipped here; of the samples, that they are kept for now. */
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
