import './one-press.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface OnePressProps {
  title: string
  /** Drawn between title and text. */
  children: ReactNode
  text: string
  /** What pressing does: posted to the page's own address, which says whose link it is. */
  press?: { name: string; value: string; label: string; isQuiet?: boolean } | undefined
  /** Where to go when there is nothing to press. */
  next?: { path: string; label: string } | undefined
}

/**
 * The page behind a link of a mail. The link alone changes nothing, because mail scanners follow them all; one press
 * does. Native, and answered by a whole page: it needs no script.
 */
export function OnePress({ title, children, text, press, next }: OnePressProps) {
  return (
    <main id="main" className="wrap one-thing press">
      <h1>{title}</h1>
      {children}
      <p className="lead">{text}</p>
      {press && (
        <form method="post">
          <input type="hidden" name={press.name} value={press.value} />
          <button className={press.isQuiet ? 'btn btn--line' : 'btn'} type="submit">
            {press.label}
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
