import './lost.css'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { CurlyApostrophes } from '#app/ui/curly-apostrophes.tsx'

/** The page for an unknown URL (behavior 2.3). It logs the path as a warning, because a mistyped URL is no fault. */
export function NotFoundScreen() {
  const { pathname } = useLocation()
  useEffect(() => {
    console.warn('Page not found:', pathname)
  }, [pathname])

  return (
    <main id="main" className="lost">
      <div className="wrap">
        <p className="lost__fig num" aria-hidden="true">
          <i className="l" />
          <span>4</span>
          <svg viewBox="0 0 100 100">
            <circle cx="50" cy="50" r="40" />
          </svg>
          <span>4</span>
          <i className="l" />
        </p>
        <div className="lost__row row">
          <h1>
            <CurlyApostrophes text="The page you're looking for could not be found." />
          </h1>
          <div className="row lost__go">
            <Link className="btn" to="/">
              Back to the home page
            </Link>
            <Link className="btn btn--line" to="/newsletter">
              Read the newsletter
            </Link>
          </div>
        </div>
      </div>
    </main>
  )
}
