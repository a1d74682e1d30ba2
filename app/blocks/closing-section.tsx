import './close.css'
import type { ReactNode } from 'react'
import { Sentences } from '#app/ui/sentences.tsx'
import { DrawnLine } from '#app/ui/line.tsx'

interface ClosingSectionProps {
  title: string
  /** The button the line ends in. */
  action: ReactNode
  note?: ReactNode
  /** The page's illustration without its break: a shape for `DrawnLine`, or another picture. */
  drawing?: ReactNode
  className?: string
}

/** The closing section of a page: a headline, a line that ends at the button of the next step, and a note. */
export function ClosingSection({ title, action, note, drawing = '-o-+-o-', className }: ClosingSectionProps) {
  return (
    <section className={className ? `close ${className}` : 'close'} aria-labelledby="closing-title">
      <div className="wrap">
        <h2 id="closing-title">
          <Sentences text={title} />
        </h2>
        <div className="close__row">
          {typeof drawing === 'string' ? (
            <DrawnLine shape={drawing} className="line--ok line--bleed" />
          ) : (
            drawing
          )}
          {action}
        </div>
        {note && <p className="close__note lead">{note}</p>}
      </div>
    </section>
  )
}
