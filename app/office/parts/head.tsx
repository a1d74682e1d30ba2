import './desk.css'
import './head.css'
import type { ReactNode } from 'react'

interface HeadProps {
  /** The date and place, above the headline. */
  eyebrow?: ReactNode
  /** The muted and the strong half of the headline. */
  muted?: ReactNode
  strong: ReactNode
  lead?: ReactNode
  /** At most three actions, one of them primary. */
  children?: ReactNode
}

/** The head of a screen: a headline that sums up its data, and its most important actions. */
export function Head({ eyebrow, muted, strong, lead, children }: HeadProps) {
  return (
    <header className="head">
      {eyebrow && <p className="head__eyebrow">{eyebrow}</p>}
      <h1>
        {muted && <span className="head__muted">{muted}</span>} <span className="head__strong">{strong}</span>
      </h1>
      {children && <div className="head__do">{children}</div>}
      {lead && <p className="head__lead">{lead}</p>}
    </header>
  )
}
