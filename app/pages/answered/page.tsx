import { LinkConfirmation } from '#app/blocks/link-confirmation.tsx'
import { callContext } from '#app/lib/call-context'
import { pageMeta } from '#app/lib/page-meta'
import { submitLinkForm } from '#app/lib/submit-link-form'
import { DrawnLine } from '#app/ui/line.tsx'
import { answeredCopy as copy, answeredPage } from '#content/pages/answered'
import { markAnsweredByLink } from '#contracts/say-answered'
import type { Route } from './+types/page'

export const meta = () => pageMeta(answeredPage)

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await submitLinkForm(
    { request, callFunction: context.get(callContext) },
    markAnsweredByLink,
    {},
  )
  return answer?.data.state ?? 'failed'
}

export default function Answered({ actionData: now }: Route.ComponentProps) {
  const words = copy[now ?? 'ask']
  const isDone = now === 'answered' || now === 'already'
  return (
    <LinkConfirmation {...words}>
      <DrawnLine shape={isDone ? '-o-+-o-' : '-o-x-o-'} className={isDone ? 'line--ok' : undefined} />
    </LinkConfirmation>
  )
}
