import { LinkConfirmation } from '#app/blocks/link-confirmation.tsx'
import { callContext } from '#app/lib/call-context'
import { pageMeta } from '#app/lib/page-meta'
import { submitLinkForm } from '#app/lib/submit-link-form'
import { Line, LineBreak, LineLink, LineNode, LinePlate } from '#app/ui/line.tsx'
import { confirmCopy as copy, confirmPage } from '#content/pages/newsletter-confirm'
import { confirmSubscription } from '#contracts/confirm-subscription'
import type { Route } from './+types/page'

export const meta = () => pageMeta(confirmPage)

export async function action({ request, context }: Route.ActionArgs) {
  const data = await request.formData().catch(() => new FormData())
  const step = data.get('step')
  const answer = await submitLinkForm(
    { request, callFunction: context.get(callContext) },
    confirmSubscription,
    {
      step,
    },
  )
  return { state: answer?.data.state ?? ('failed' as const), sendsAgain: step === 'send-again' }
}

export default function NewsletterConfirm({ actionData }: Route.ComponentProps) {
  const now = actionData?.state ?? 'ask'
  const words = copy[now]
  const isOn = now === 'confirmed' || now === 'already_confirmed'
  const isBroken = now === 'expired' || now === 'unknown'
  const sendsAgain = now === 'expired' || (now === 'failed' && actionData?.sendsAgain)
  return (
    <LinkConfirmation
      {...words}
      {...(sendsAgain && { button: copy.expired.button })}
      gives={{ name: 'step', value: sendsAgain ? 'send-again' : 'confirm' }}
    >
      <Line className={isOn ? 'line--ok' : undefined}>
        <LineLink />
        <LineNode />
        {now === 'confirmed' && [<LineLink key="link" />, <LinePlate key="plate" />]}
        {isBroken && [<LineLink key="link" className="press__gap" />, <LineBreak key="break" />]}
        <LineLink className={isOn ? undefined : 'press__gap'} />
        <LineNode />
        <LineLink />
      </Line>
    </LinkConfirmation>
  )
}
