import { lazy, Suspense } from 'react'

const SecondStepForm = lazy(async () => ({
  default: (await import('./second-step-form.tsx')).SecondStepForm,
}))

/** The second step, loaded for an account that has one. */
export function SecondStepPanel({ onDone }: { onDone: () => void }) {
  return (
    <Suspense>
      <SecondStepForm onDone={onDone} />
    </Suspense>
  )
}
