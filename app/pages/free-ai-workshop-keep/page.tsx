import { LinkConfirmation } from '#app/blocks/link-confirmation.tsx'
import { Seats } from '#app/blocks/seats.tsx'
import { callContext } from '#app/lib/call-context'
import { pageMeta } from '#app/lib/page-meta'
import { submitLinkForm } from '#app/lib/submit-link-form'
import { DrawnLine, Line, LineLink, LineNode } from '#app/ui/line.tsx'
import { keepSeatCopy as copy, keepSeatPage } from '#content/pages/free-ai-workshop-keep'
import type { OutputOf } from '#contracts/contract'
import { keepSeat } from '#contracts/keep-seat'
import type { Route } from './+types/page'

type Answered = OutputOf<typeof keepSeat>['data']
type Outcome = Omit<Answered, 'state'> & { state: Answered['state'] | 'failed' }

export const meta = () => pageMeta(keepSeatPage)

export async function action({ request, context }: Route.ActionArgs): Promise<Outcome> {
  const answer = await submitLinkForm({ request, callFunction: context.get(callContext) }, keepSeat, {})
  return answer?.data ?? { state: 'failed' }
}

export default function KeepSeat({ actionData: outcome }: Route.ComponentProps) {
  const { text, ...words } = copy[outcome?.state ?? 'ask']
  const link = outcome?.isLinkMailed === undefined ? undefined : outcome.isLinkMailed ? 'mailed' : 'open'
  return (
    <LinkConfirmation {...words} text={link ? `${text} ${copy.link[link]}` : text}>
      <Picture outcome={outcome} />
    </LinkConfirmation>
  )
}

/** Draws the seats if their number is known, a broken line after other outcomes, else a line with a gap. */
function Picture({ outcome }: { outcome: Outcome | undefined }) {
  if (outcome?.seatsTaken !== undefined)
    return <Seats count={copy.attendees} taken={outcome.seatsTaken} isLastMine />
  if (outcome && outcome.state !== 'failed') return <DrawnLine shape="-o-x-o-" />
  return (
    <Line>
      <LineLink />
      <LineNode />
      <LineLink className="press__gap" />
      <LineNode />
      <LineLink />
    </Line>
  )
}
