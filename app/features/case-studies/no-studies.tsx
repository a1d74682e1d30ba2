import './case-studies.css'
import { Link, useLocation } from 'react-router'
import { DrawnLine } from '#app/ui/line.tsx'
import { caseStudiesCopy as copy } from '#content/pages/case-studies'

/** Replaces the grid if there are no studies: says why, and links to other pages. */
export function NoStudies({ reason }: { reason: 'all' | 'featured' | 'unreadable' }) {
  const { pathname, search } = useLocation()
  return (
    <>
      <DrawnLine shape="-o-x-o-" className="cases__line" />
      <div className="cases__empty t-l split">
        <p role="status">
          <strong>{reason === 'unreadable' ? copy.unreadable : copy.empty[reason]}</strong>
          {reason !== 'unreadable' && copy.empty.text}
        </p>
        <div className="row">
          <p>{copy.meanwhile.text}</p>
          {reason === 'unreadable' && (
            <a className="btn btn--line" href={pathname + search}>
              {copy.again}
            </a>
          )}
          <Link className="btn btn--line" to="/testimonials">
            {copy.meanwhile.testimonials}
          </Link>
          <Link className="btn btn--line" to="/ai-ready-score">
            {copy.meanwhile.scorecard}
          </Link>
        </div>
      </div>
    </>
  )
}
