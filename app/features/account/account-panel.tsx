import './account.css'
import { Link } from 'react-router'
import { hasOfficeRoutes } from '#app/lib/has-office-routes'
import { useSession } from '#app/lib/session'
import { useAdmin } from '#app/lib/use-admin'
import { authCopy as copy } from '#content/pages/auth'
import { ChangePasswordForm } from './new-password-form.tsx'

/** For a signed-in user: their account, links, and password change. */
export function AccountPanel() {
  const { email } = useSession()
  const { state } = useAdmin()
  return (
    <>
      <p className="account__address">{email}</p>
      <p className="row account__ways">
        {state === 'admin' && (
          <Link className="more" to="/admin" reloadDocument={!hasOfficeRoutes()}>
            {copy.account.office}
          </Link>
        )}
        <Link className="more" to="/">
          {copy.account.home}
        </Link>
      </p>
      <h3 id="change-title" className="account__sub">
        {copy.account.change}
      </h3>
      <ChangePasswordForm account={{ email, isAdmin: state === 'admin' }} />
    </>
  )
}
