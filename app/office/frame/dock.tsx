import './dock.css'
import { Link, useLocation } from 'react-router'
import { ScreenCount } from './screen-count.tsx'
import { frameCopy as copy, officeScreens } from '#content/office/frame'
import { isAt } from './screen-at.ts'

/** The five navigation links at the foot of narrow screens. */
export function Dock({ onFind, onMore }: { onFind: () => void; onMore: () => void }) {
  const { pathname } = useLocation()
  const isInMore = !officeScreens.flat().some(({ dock, path }) => dock && isAt(pathname, path))
  return (
    <nav className="dock" aria-label={copy.dock}>
      <ul>
        {officeScreens
          .flat()
          .filter(({ dock }) => dock)
          .map(({ path, name }) => (
            <li key={path}>
              <Link to={path} aria-current={isAt(pathname, path) ? 'page' : undefined}>
                {name}
                <ScreenCount path={path} />
              </Link>
            </li>
          ))}
        <li>
          <button type="button" onClick={onFind}>
            {copy.search}
          </button>
        </li>
        <li>
          <button type="button" aria-current={isInMore ? 'true' : undefined} onClick={onMore}>
            {copy.more}
          </button>
        </li>
      </ul>
    </nav>
  )
}
