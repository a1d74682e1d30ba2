import './section.css'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'

interface SpineSectionProps {
  number: number
  /** The anchor; the heading's id is made from it. */
  id: string
  title: string
  lead?: ReactNode
  /** The section's place on the page's spine: first, with the break in it, or last. */
  spine?: 'broken-start' | 'end'
  /** The class of its background, and `sec--quiet` for a small heading. */
  className?: string
  children: ReactNode
}

/** A numbered section, its number a node on the spine that runs down the page. */
export function SpineSection({ number, id, title, lead, spine, className, children }: SpineSectionProps) {
  return (
    <section className={className ? `sec ${className}` : 'sec'} id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap sec__in split">
        <i
          className={spine ? `tight wide-only spine spine--${spine}` : 'tight wide-only spine'}
          aria-hidden="true"
        >
          {spine === 'broken-start' && <Icon name="break" />}
        </i>
        <div className="sec__mark" aria-hidden="true">
          <span className="sec__no">{number}</span>
        </div>
        <div className="sec__main">
          <header className="row">
            <h2 id={`${id}-title`}>{title}</h2>
            {lead && <p className="lead">{lead}</p>}
          </header>
          {children}
        </div>
      </div>
    </section>
  )
}
