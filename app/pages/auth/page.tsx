import { AuthScreen } from '#app/features/account/auth-screen.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { authPage } from '#content/pages/auth'
import type { Route } from './+types/page'

export const meta = () => pageMeta(authPage)

/** Handles a form sent before hydration. Signing in happens in the browser, so only the address is returned. */
export async function action({ request }: Route.ActionArgs) {
  const data = await request.formData().catch(() => new FormData())
  const email = data.get('email')
  return { email: typeof email === 'string' ? email.slice(0, 254) : '' }
}

export default function Auth({ actionData }: Route.ComponentProps) {
  return <AuthScreen early={actionData} />
}
