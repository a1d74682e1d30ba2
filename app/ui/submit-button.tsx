import type { ReactNode } from 'react'

interface SubmitButtonProps {
  form: { submitting: boolean }
  /** The label while it is at work. */
  waiting: string
  children: ReactNode
}

/** Says that it is at work, and cannot be pressed twice. */
export function SubmitButton({ form, waiting, children }: SubmitButtonProps) {
  return (
    <button className="btn" type="submit" disabled={form.submitting}>
      {form.submitting ? waiting : children}
    </button>
  )
}
