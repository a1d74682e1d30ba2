import { LinkConfirmation } from '#app/blocks/link-confirmation.tsx'
import { callContext } from '#app/lib/call-context'
import { pageMeta } from '#app/lib/page-meta'
import { submitLinkForm } from '#app/lib/submit-link-form'
import { DrawnLine } from '#app/ui/line.tsx'
import { permissionCopy as copy, permissionPage } from '#content/pages/testimonials-permission'
import { givePermission } from '#contracts/give-permission'
import type { Route } from './+types/page'

export const meta = () => pageMeta(permissionPage)

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await submitLinkForm({ request, callFunction: context.get(callContext) }, givePermission, {})
  return answer?.data.state ?? 'failed'
}

export default function Permission({ actionData: now }: Route.ComponentProps) {
  const words = copy[now ?? 'ask']
  const isDone = now === 'given' || now === 'already'
  return (
    <LinkConfirmation {...words}>
      <DrawnLine shape={isDone ? '-o-+-o-' : '-o-x-o-'} className={isDone ? 'line--ok' : undefined} />
    </LinkConfirmation>
  )
}
