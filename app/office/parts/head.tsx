import './desk.css'
import './head.css'
import type { ReactNode } from 'react'

interface HeadProps {
  /** The date and place, above the headline. */
  over?: ReactNode
  /** The muted and the strong half of the headline. */
  soft?: ReactNode
  hard: ReactNode
  lead?: ReactNode
  /** At most three actions, one of them primary. */
  children?: ReactNode
}

/** The head of a screen: a headline made of the data, and the safest next actions. */
export function Head({ over, soft, hard, lead, children }: HeadProps) {
  return (
    <header className="head">
      {over && <p className="head__over">{over}</p>}
      <h1>
        {soft && <span className="head__soft">{soft}</span>} <span className="head__hard">{hard}</span>
      </h1>
      {children && <div className="head__do">{children}</div>}
      {lead && <p className="head__lead">{lead}</p>}
    </header>
  )
}
