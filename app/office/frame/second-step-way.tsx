import { useLocation, useNavigate } from 'react-router'
import { signInPath } from '#app/lib/next-path'
import { missingFactors } from '#app/lib/second-step'
import { loadAuth } from '#app/lib/session'
import { dismissFailures } from '#app/ui/toast'
import { frameCopy as copy } from '#content/office/frame'

/** A button that leads to the second step of sign-in, or to setting it up if the account has none. */
export function SecondStepButton() {
  const navigate = useNavigate()
  const location = useLocation()

  async function go() {
    // The factor may be newer than the stored session, so that is refreshed; without a connection it is used as it is.
    await (await loadAuth()).refreshSession().catch(() => undefined)
    dismissFailures()
    await navigate(missingFactors().length > 0 ? signInPath(location) : '/admin/settings/you')
  }

  return (
    <button type="button" className="text-btn" onClick={() => void go().catch(() => undefined)}>
      {copy.secondStep}
    </button>
  )
}
