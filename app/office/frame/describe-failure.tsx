import type { ReactNode } from 'react'
import { FunctionError } from '#app/lib/call-function'
import { reasonOf } from '#app/lib/toast-failure'
import { SecondStepButton } from './second-step-way.tsx'

export const requiresSecondStep = (error: unknown): boolean =>
  error instanceof FunctionError && error.code === 'mfa_required'

/** Why a change failed, with a link to two-step sign-in if that is required. */
export function describeFailure(error: unknown): ReactNode {
  if (!requiresSecondStep(error)) return reasonOf(error)
  return (
    <>
      {reasonOf(error)} <SecondStepButton />
    </>
  )
}
