import './bar.css'
import { Link, useLocation, useNavigate } from 'react-router'
import { useSession } from '#app/lib/session'
import { Icon } from '#app/ui/icon.tsx'
import { NewTabLink } from '#app/ui/new-tab-link.tsx'
import { bookingLinkOn } from '#content/facts/booking-link'
import { serviceLinks } from '#content/pages/parts/footer'
import { freeScore } from '#content/pages/parts/next-pages'
import { backOffice } from '#content/office/back-office'
import { site } from '#content/facts/site'
import { currentPath } from './current-path.ts'
import { ServicesLink } from './services-link.tsx'
import { useMenu } from './use-menu.ts'

/**
 * The fixed navigation bar (behavior 3.1, 3.3). One list of links: a row on wide screens, a popover under 768 px,
 * which works without script.
 */
export function TopBar() {
  const pathname = currentPath(useLocation().pathname)
  const navigate = useNavigate()
  const { signedIn, isAdmin, signOut } = useSession()
  const menu = useMenu(pathname)

  function endSession() {
    menu.close()
    // In this order, because a page without a session would redirect to sign in and back.
    void Promise.resolve(navigate('/auth')).finally(() => void signOut())
  }

  const current = (path: string) => (path === pathname ? 'page' : undefined)

  return (
    <header className="bar">
      <div className="bar__in">
        <Link className="logo" to="/" aria-current={current('/')}>
          <Icon name="mark" className="logo__mark" />
          {site.name}
        </Link>
        <button
          type="button"
          className="bar__toggle"
          popoverTarget="menu"
          aria-controls="menu"
          aria-expanded={menu.open}
          onClick={menu.onPress}
        >
          Menu
          <svg viewBox="0 0 24 16" aria-hidden="true">
            <path className="k-stroke-bar" d="M0 4h24" />
            <path className="k-stroke-bar" d="M0 12h24" />
          </svg>
        </button>
        <nav
          id="menu"
          className="menu"
          popover="auto"
          data-open={menu.open || undefined}
          ref={menu.ref}
          onToggle={menu.onToggle}
          aria-label="Main"
        >
          <ul>
            <li className="menu__score">
              <Link to={freeScore.href} aria-current={current(freeScore.href)} onClick={menu.close}>
                {freeScore.label}
              </Link>
            </li>
            <li>
              <Link to="/testimonials" aria-current={current('/testimonials')} onClick={menu.close}>
                Testimonials
              </Link>
            </li>
            <li>
              <Link to="/case-studies" aria-current={current('/case-studies')} onClick={menu.close}>
                Case Studies
              </Link>
            </li>
            <li>
              <ServicesLink
                onHome={pathname === '/'}
                current={serviceLinks.some(({ path }) => path === pathname)}
                onClick={menu.close}
              />
            </li>
            <li>
              <NewTabLink href="/media" onClick={menu.close}>
                Media
              </NewTabLink>
            </li>
            {isAdmin && (
              <li>
                <Link to="/admin" reloadDocument aria-current={current('/admin')} onClick={menu.close}>
                  {backOffice}
                </Link>
              </li>
            )}
            {signedIn && (
              <li>
                <button type="button" onClick={endSession}>
                  Sign Out
                </button>
              </li>
            )}
          </ul>
          <NewTabLink
            className="btn btn--line btn--s menu__call"
            href={bookingLinkOn(pathname)}
            onClick={menu.close}
          >
            Book A Call
          </NewTabLink>
        </nav>
      </div>
    </header>
  )
}
