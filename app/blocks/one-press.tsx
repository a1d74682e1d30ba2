import './one-press.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface OnePressProps {
  title: string
  /** Drawn between title and text. */
  children: ReactNode
  text: string
  /** What the button says, where there is one. It posts to the page's own address, which says whose link it is. */
  button?: string
  isQuiet?: boolean
  /** What is posted, where the button does not do the same in every state. */
  gives?: { name: string; value: string }
  /** Where to go when there is nothing to press. */
  next?: { path: string; label: string }
}

/**
 * The page behind a link of a mail. The link alone changes nothing, because mail scanners follow them all; one press
 * does. Native, and answered by a whole page: it needs no script.
 */
export function OnePress({ title, children, text, button, isQuiet = false, gives, next }: OnePressProps) {
  return (
    <main id="main" className="wrap one-thing press">
      <h1>{title}</h1>
      {children}
      <p className="lead">{text}</p>
      {button && (
        <form method="post">
          {gives && <input type="hidden" {...gives} />}
          <button className={isQuiet ? 'btn btn--line' : 'btn'} type="submit">
            {button}
          </button>
        </form>
      )}
      {next && (
        <Link className="btn btn--line" to={next.path}>
          {next.label}
        </Link>
      )}
    </main>
  )
}
