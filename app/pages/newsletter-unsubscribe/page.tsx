import { LinkConfirmation } from '#app/blocks/link-confirmation.tsx'
import { callContext } from '#app/lib/call-context'
import { pageMeta } from '#app/lib/page-meta'
import { submitLinkForm } from '#app/lib/submit-link-form'
import { Line, LineBreak, LineLink, LineNode, LinePlate } from '#app/ui/line.tsx'
import { unsubscribeCopy as copy, unsubscribePage } from '#content/pages/newsletter-unsubscribe'
import { changeSubscription } from '#contracts/change-subscription'
import type { Route } from './+types/page'

export const meta = () => pageMeta(unsubscribePage)

export async function action({ request, context }: Route.ActionArgs) {
  const data = await request.formData().catch(() => new FormData())
  const state = data.get('state')
  const changed = await submitLinkForm(
    { request, callFunction: context.get(callContext) },
    changeSubscription,
    {
      state,
    },
  )
  return changed?.data.state ?? 'failed'
}

export default function NewsletterUnsubscribe({ actionData: now }: Route.ComponentProps) {
  const words = copy[now ?? 'ask']
  return (
    <LinkConfirmation
      {...words}
      isQuiet={now === 'subscribed' || now === 'unsubscribed'}
      gives={{ name: 'state', value: now === 'unsubscribed' ? 'subscribed' : 'unsubscribed' }}
    >
      <Line className={now === 'subscribed' ? 'line--ok' : undefined}>
        <LineLink />
        {now === 'subscribed' && <LinePlate />}
        {now === 'unsubscribed' && <LineBreak />}
        <LineLink />
        <LineNode />
        <LineLink />
      </Line>
    </LinkConfirmation>
  )
}
