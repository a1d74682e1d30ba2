import './next-steps.css'
import { Link } from 'react-router'

interface NextStepsProps {
  /** Of the site's own pages: `[waysOn.score, waysOn.audit]`. */
  ways: readonly { href: `/${string}`; label: string; price: string | null }[]
  title?: string
}

/** What to do after a form was sent, small, beside the button of the panel that thanks for it. */
export function NextSteps({ ways, title = 'Want to keep going?' }: NextStepsProps) {
  return (
    <div className="next-steps">
      <p className="fine">{title}</p>
      <ul>
        {ways.map(({ href, label, price }) => (
          <li key={href}>
            <Link className="lit whole" to={href}>
              {label}
            </Link>
            {price && <b className="num">{price}</b>}
          </li>
        ))}
      </ul>
    </div>
  )
}
