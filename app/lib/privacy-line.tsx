import './form.css'
import { Link } from 'react-router'

interface PrivacyLineProps {
  /** What a form uses the answers for, where that is something else than an answer. */
  children?: string
}

/** What becomes of what a form asks for, in a line under it. */
export function PrivacyLine({ children = 'We use this only to get back to you.' }: PrivacyLineProps) {
  return (
    <p className="form__note fine">
      {children} No cookies, no ads. <Link to="/privacy">What we keep, and for how long</Link>
    </p>
  )
}
