import './frame.css'
import { Link, useLocation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { frameCopy as copy } from '#content/office/frame'
import { site } from '#content/facts/site'
import { screenNameAt } from './screen-at.ts'

/** The top bar, which replaces the rail on narrow screens. */
export function Topline() {
  const { pathname } = useLocation()
  return (
    <header className="topline">
      <Link className="side__logo" to="/admin" aria-label={`${site.name}, ${copy.rail}`}>
        <Icon name="mark" />
      </Link>
      <span className="topline__title">{screenNameAt(pathname)}</span>
    </header>
  )
}
