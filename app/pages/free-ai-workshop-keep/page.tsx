import { OnePress } from '#app/blocks/one-press.tsx'
import { Seats } from '#app/blocks/seats.tsx'
import { callContext } from '#app/lib/call-context'
import { pageMeta } from '#app/lib/page-meta'
import { pressLink } from '#app/lib/press-link'
import { keepSeatCopy as copy, keepSeatPage } from '#content/pages/free-ai-workshop-keep'
import { keepSeat } from '#contracts/keep-seat'
import type { Route } from './+types/page'

export const meta = () => pageMeta(keepSeatPage)

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await pressLink({ request, callFunction: context.get(callContext) }, keepSeat, {})
  return answer?.data.state ?? 'failed'
}

export default function KeepSeat({ actionData: now }: Route.ComponentProps) {
  const words = copy[now ?? 'ask']
  const isMine = now !== 'gone' && now !== 'over'
  return (
    <OnePress {...words}>
      <Seats
        count={copy.attendees}
        taken={copy.attendees - (isMine ? 1 : 0)}
        isLastKept={now === 'kept' || now === 'already_kept'}
      />
    </OnePress>
  )
}
