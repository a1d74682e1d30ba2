import './frame.css'
import { Link, useLocation } from 'react-router'
import { useContext } from 'react'
import { AdminRoleContext } from '#app/lib/admin-role'
import { useSession } from '#app/lib/session'
import { ScreenCount } from './screen-count.tsx'
import { frameCopy as copy, officeScreens } from '#content/office/frame'
import { isAt } from './screen-at.ts'
import { useSignOut } from './use-sign-out.ts'

/** The links to all screens, and the signed-in account. */
export function Screens({ onGo }: { onGo?: () => void }) {
  const { pathname } = useLocation()
  const role = useContext(AdminRoleContext)
  const { email } = useSession()
  const signOut = useSignOut()
  return (
    <>
      <nav className="screens" aria-label={copy.rail}>
        {officeScreens.map((group) => (
          <ul key={group[0]?.path}>
            {group.map(({ path, name }) => (
              <li key={path}>
                <Link to={path} aria-current={isAt(pathname, path) ? 'page' : undefined} onClick={onGo}>
                  {name}
                  <ScreenCount path={path} />
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <div className="screens__foot">
        <p className="screens__who">{role === 'owner' ? email : [email, role].filter(Boolean).join(', ')}</p>
        <Link to="/">{copy.view}</Link>
        <button type="button" className="text-btn" onClick={signOut}>
          {copy.signOut}
        </button>
      </div>
    </>
  )
}
