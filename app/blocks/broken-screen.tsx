import './lost.css'
import { Link, useLocation } from 'react-router'
import { DrawnLine } from '#app/ui/line.tsx'
import { site } from '#content/facts/site'

/** The error screen of a page. In development it also shows the stack trace. */
export function BrokenScreen({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const detail = import.meta.env.DEV && error instanceof Error ? error.stack : undefined
  return (
    <main id="main" className="lost">
      <title>{`Something broke · ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap">
        <DrawnLine shape="-o-x-o-" className="line--bleed lost__line" />
        <h1 className="lost__say">This one broke on our side.</h1>
        <div className="lost__row row">
          <p className="lost__why lead">
            We couldn’t show this page. Try loading it again. If that doesn’t work, give us a few minutes and
            come back.
          </p>
          <div className="row lost__go">
            {/* A full page load, because the page's script may be what failed. */}
            <a className="btn" href={pathname + search}>
              Load the page again
            </a>
            <Link className="btn btn--line" to="/" reloadDocument>
              Back to the home page
            </Link>
          </div>
        </div>
        {detail && <pre className="lost__detail">{detail}</pre>}
      </div>
    </main>
  )
}
