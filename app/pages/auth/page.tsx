import { AuthScreen } from '#app/features/account/auth-screen.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { authPage } from '#content/pages/auth'
import type { Route } from './+types/page'

export const meta = () => pageMeta(authPage)

/** A form sent before the script had come. Signing in happens in the browser: only the address is taken back to it. */
export async function action({ request }: Route.ActionArgs) {
  const data = await request.formData().catch(() => new FormData())
  const email = data.get('email')
  return { email: typeof email === 'string' ? email.slice(0, 254) : '' }
}

export default function Auth({ actionData }: Route.ComponentProps) {
  return <AuthScreen early={actionData} />
}
