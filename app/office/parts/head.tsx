import './desk.css'
import './head.css'
import type { ReactNode } from 'react'

interface HeadProps {
  /** When and where, above the sentence. */
  over?: ReactNode
  /** The quiet half of the sentence that answers the screen's question, and the loud one. */
  soft?: ReactNode
  hard: ReactNode
  lead?: ReactNode
  /** At most three acts, one of them filled. */
  children?: ReactNode
}

/** What a screen answers, in a sentence made of the data, and the safest next acts. */
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
