import './link-confirmation.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface LinkConfirmationProps {
  title: string
  /** Drawn between title and text. */
  children: ReactNode
  text: string
  /** The button's label, if there is one. It posts to the page's own address, which contains the token. */
  button?: string
  isQuiet?: boolean
  /** The posted value, if the button's effect depends on the state. */
  gives?: { name: string; value: string }
  /** The link when there is no button. */
  next?: { path: string; label: string }
}

/**
 * The page behind a mailed link. The link alone changes nothing, because mail scanners follow links; its button does.
 * The form is native and its response is a whole page, so it needs no script.
 */
export function LinkConfirmation({
  title,
  children,
  text,
  button,
  isQuiet = false,
  gives,
  next,
}: LinkConfirmationProps) {
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
