import './toaster.css'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'
import { Line, LineBreak, LineLink, LineNode, LinePlate } from './line.tsx'
import { dismissToast, noToasts, shownToasts, subscribeToToasts, type Toast } from './toast.ts'
import { useClearOfFocus } from './use-clear-of-focus.ts'

/** An error stays longer, because its reader has to decide what to do. It closes with the next submit. */
const shownMs = { plain: 5_000, notice: 5_000, destructive: 10_000 }

/** The only place for toasts. It is rendered from the start, so that screen readers watch it. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, () => noToasts)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const focusBefore = useRef<Element | null>(null)
  const card = useRef<HTMLDivElement>(null)
  const side = useClearOfFocus(card, toasts)
  const shown = toastToShow(toasts)
  const isEmpty = !shown

  // A removed toast fires neither pointerleave nor blur.
  useEffect(() => {
    if (!isEmpty) return
    setHovered(false)
    setFocused(false)
  }, [isEmpty])

  function close(id: number) {
    dismissToast(id)
    // The pressed button is gone: without this, keyboard focus would restart at the top of the page.
    if (focusBefore.current instanceof HTMLElement) focusBefore.current.focus()
    setFocused(false)
  }

  return (
    <section className={`toaster toaster--${side}`} aria-label="Notifications">
      <div
        ref={card}
        className="toaster__card"
        aria-live={toasts.at(-1)?.tone === 'destructive' ? 'assertive' : 'polite'}
        aria-relevant="additions"
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={(event) => {
          setFocused(true)
          if (!event.currentTarget.contains(event.relatedTarget)) focusBefore.current = event.relatedTarget
        }}
        onBlur={() => setFocused(false)}
      >
        {shown && (
          <ToastStrip
            key={shown.id}
            toast={shown}
            held={hovered || focused}
            onClose={() => close(shown.id)}
          />
        )}
      </div>
    </section>
  )
}

/**
 * Selects the one toast to show, because two would cover too much of the page: the latest error or toast with its own
 * duration, such as an undo offer, otherwise the oldest.
 */
const toastToShow = (toasts: readonly Toast[]): Toast | undefined =>
  toasts.findLast(({ tone, shownMs: ms }) => tone === 'destructive' || ms) ?? toasts[0]

interface ToastStripProps {
  toast: Toast
  /** Whether the toast is hovered or focused and therefore stays. */
  held: boolean
  onClose: () => void
}

const drawings = { plain: <LinePlate />, notice: <LineNode />, destructive: <LineBreak /> }

function ToastStrip({ toast, held, onClose }: ToastStripProps) {
  const { id, title, description, tone, shownMs: ms = shownMs[tone] } = toast
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(id), ms)
    return () => clearTimeout(timer)
  }, [held, id, ms])

  return (
    <div className={`toast toast--${tone}`}>
      <Line className={tone === 'plain' ? 'line--ok' : undefined}>
        <LineLink className="toast__start" />
        {drawings[tone]}
        <LineLink />
      </Line>
      <div className="t-s toast__words">
        <p className="toast__title">{title}</p>
        {description && <p>{description}</p>}
      </div>
      <button type="button" className="icon-btn toast__close" onClick={onClose}>
        <Icon name="close" />
        <span className="vh">Close</span>
      </button>
    </div>
  )
}
