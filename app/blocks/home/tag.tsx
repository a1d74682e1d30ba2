import './tag.css'
import type { ReactNode } from 'react'

interface TagProps {
  /** The id of its heading. */
  id: string
  title: string
  /** A few words at the right of the title; left out on phones. */
  aside?: string
  children: ReactNode
}

/** A paper tag with cut corners and an eyelet, hung by two wires from the break above it. */
export function Tag({ id, title, aside, children }: TagProps) {
  return (
    <section className="tag" aria-labelledby={id}>
      <svg className="tag__wire" viewBox="0 0 80 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M40 0C36 26 24 22 20 48S4 70 -6 96" vectorEffect="non-scaling-stroke" />
        <path d="M44 0C50 30 40 40 26 54S2 80 -2 98" vectorEffect="non-scaling-stroke" />
      </svg>
      <i className="tag__hole" aria-hidden="true" />
      <div className="tag__out">
        <div className="tag__in">
          <div className="tag__head">
            <h2 id={id}>{title}</h2>
            {aside && <span className="fine">{aside}</span>}
          </div>
          {children}
        </div>
      </div>
    </section>
  )
}
