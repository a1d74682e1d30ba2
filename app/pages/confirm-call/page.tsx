import { LinkConfirmation } from '#app/blocks/link-confirmation.tsx'
import { callContext } from '#app/lib/call-context'
import { pageMeta } from '#app/lib/page-meta'
import { submitLinkForm } from '#app/lib/submit-link-form'
import { DrawnLine } from '#app/ui/line.tsx'
import { confirmCallCopy as copy, confirmCallPage } from '#content/pages/confirm-call'
import { confirmCallByLink } from '#contracts/confirm-call-by-link'
import type { Route } from './+types/page'

export const meta = () => pageMeta(confirmCallPage)

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await submitLinkForm(
    { request, callFunction: context.get(callContext) },
    confirmCallByLink,
    { joinUrl: new URL(request.url).searchParams.get('joinUrl') ?? undefined },
  )
  return answer?.data.state ?? 'failed'
}

export default function ConfirmCall({ actionData: now }: Route.ComponentProps) {
  const isDone = now === 'confirmed' || now === 'already'
  return (
    <LinkConfirmation {...copy[now ?? 'ask']}>
      <DrawnLine shape={isDone ? '-o-+-o-' : '-o-x-o-'} className={isDone ? 'line--ok' : undefined} />
    </LinkConfirmation>
  )
}
