import '#app/styles/newsletter-unsubscribe.css'
import { callContext } from '#app/lib/call-context'
import { pageMeta } from '#app/lib/page-meta'
import { Line, LineBreak, LineLink, LineNode, LinePlate } from '#app/ui/line.tsx'
import { unsubscribeCopy as copy, unsubscribePage } from '#content/pages/newsletter-unsubscribe'
import { changeSubscription } from '#contracts/change-subscription'
import type { Route } from './+types/newsletter-unsubscribe'

export const meta = () => pageMeta(unsubscribePage)

/** What the buttons post: the page's own address says whose subscription it is. */
export async function action({ request, context }: Route.ActionArgs) {
  const data = await request.formData().catch(() => new FormData())
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const answer = await context.get(callContext)(changeSubscription.name, { token, state: data.get('state') })
  const changed = changeSubscription.output.safeParse(await answer.json())
  return changed.success ? changed.data.data.state : 'failed'
}

export default function NewsletterUnsubscribe({ actionData: now }: Route.ComponentProps) {
  const words = copy[now ?? 'ask']
  return (
    <main id="main" className="wrap leave">
      <h1>{words.title}</h1>
      <Line className={now === 'subscribed' ? 'line--ok' : undefined}>
        <LineLink />
        {now === 'subscribed' && <LinePlate />}
        {now === 'unsubscribed' && <LineBreak />}
        <LineLink />
        <LineNode />
        <LineLink />
      </Line>
      <p>{words.text}</p>
      {'button' in words && (
        // Native, and answered by a whole page: whoever wants to leave needs no script.
        <form method="post">
          <input type="hidden" name="state" value={now === 'unsubscribed' ? 'subscribed' : 'unsubscribed'} />
          <button className={now === undefined || now === 'failed' ? 'btn' : 'btn btn--line'} type="submit">
            {words.button}
          </button>
        </form>
      )}
    </main>
  )
}
