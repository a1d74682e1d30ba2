import './next-steps.css'
import { Link } from 'react-router'

interface NextStepsProps {
  /** Pages of this site: `[nextPages.score, nextPages.audit]`. */
  ways: readonly { href: `/${string}`; label: string; price: string | null }[]
  title?: string
}

/** Next steps after a form was sent, small, beside the button of the thank-you panel. */
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
