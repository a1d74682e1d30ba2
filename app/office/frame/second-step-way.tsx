import { useLocation, useNavigate } from 'react-router'
import { signInPath } from '#app/lib/next-path'
import { missingFactors } from '#app/lib/second-step'
import { loadAuth } from '#app/lib/session'
import { dismissFailures } from '#app/ui/toast'
import { frameCopy as copy } from '#content/office/frame'

/** Leads to the second step of an account that has one, and to where it is turned on otherwise. */
export function SecondStepWay() {
  const navigate = useNavigate()
  const location = useLocation()

  async function go() {
    // The factor may be newer than the stored session. If the server cannot be reached, the stored one has to do.
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
