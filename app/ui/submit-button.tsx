import { type ReactNode, useEffect, useRef } from 'react'

interface SubmitButtonProps {
  form: { submitting: boolean }
  /** The label while the form is being sent. */
  waiting: string
  /** Styles the button as secondary, beside a more important action. */
  isQuiet?: boolean
  children: ReactNode
}

/** A submit button that changes its label and is disabled while the form is being sent. */
export function SubmitButton({
  form: { submitting },
  waiting,
  isQuiet = false,
  children,
}: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null)

  // A disabled button loses focus; it gets focus back unless it has moved elsewhere since then.
  useEffect(() => {
    const element = button.current
    if (!submitting) return
    return () => {
      if (document.activeElement === document.body) element?.focus({ preventScroll: true })
    }
  }, [submitting])

  return (
    <button ref={button} className={isQuiet ? 'btn btn--line' : 'btn'} type="submit" disabled={submitting}>
      {submitting ? waiting : children}
    </button>
  )
}
