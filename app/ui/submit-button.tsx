import { type ReactNode, useEffect, useRef } from 'react'

interface SubmitButtonProps {
  form: { submitting: boolean }
  /** The label while it is at work. */
  waiting: string
  /** Beside an act that matters more. */
  isQuiet?: boolean
  children: ReactNode
}

/** Says that it is at work, and cannot be pressed twice. */
export function SubmitButton({
  form: { submitting },
  waiting,
  isQuiet = false,
  children,
}: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null)

  // A disabled button loses the focus. It gets it back unless the answer has moved it on.
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
