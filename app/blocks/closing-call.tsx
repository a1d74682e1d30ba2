import './close.css'
import type { ReactNode } from 'react'
import { Sentences } from '#app/ui/sentences.tsx'
import { DrawnLine } from '#app/ui/line.tsx'

interface ClosingCallProps {
  title: string
  /** The button the line ends in. */
  action: ReactNode
  note?: ReactNode
  className?: string
}

/** The end of a page: a repaired line that leads to the next step. */
export function ClosingCall({ title, action, note, className }: ClosingCallProps) {
  return (
    <section className={className ? `close ${className}` : 'close'} aria-labelledby="closing-title">
      <div className="wrap">
        <h2 id="closing-title">
          <Sentences text={title} />
        </h2>
        <div className="close__row">
          <DrawnLine shape="-o-+-o-" className="line--ok line--bleed" />
          {action}
        </div>
        {note && <p className="close__note lead">{note}</p>}
      </div>
    </section>
  )
}
