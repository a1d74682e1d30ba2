import './form.css'
import { Link } from 'react-router'

interface PrivacyLineProps {
  /** What a form uses the answers for, unless it is a reply. */
  children?: string
}

/** A line under a form about the use of its data. */
export function PrivacyLine({ children = 'We use this only to get back to you.' }: PrivacyLineProps) {
  return (
    <p className="form__note fine">
      {children} No cookies, no ads. <Link to="/privacy">What we keep, and for how long</Link>
    </p>
  )
}
