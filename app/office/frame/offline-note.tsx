import './offline-note.css'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '#app/lib/session'
import { toast } from '#app/ui/toast'
import { Mark } from '#app/office/parts/mark.tsx'
import { frameCopy } from '#content/office/frame'
import { isUnanswered, sendQueued, useQueuedActions, queueableActions } from './outbox.ts'
import { refetchBy } from './refetch.ts'
import { useOnline } from '#app/lib/use-online'

const copy = frameCopy.offline
const againMs = 15_000

/** Shows that the device is offline and how many actions are queued, and sends them once the server is reachable. */
export function OfflineNote({ isLive }: { isLive: boolean }) {
  const { email } = useSession()
  const client = useQueryClient()
  const isOnline = useOnline()
  const actions = useQueuedActions().filter(({ by }) => by === email)
  const waits = actions.length > 0

  useEffect(() => {
    if (!waits || !isOnline) return
    async function send() {
      const { done, refused } = await sendQueued(email)
      if (done > 0) toast({ title: copy.sent(done) })
      for (const description of refused) toast({ title: copy.refused, description, tone: 'destructive' })
      if (done + refused.length > 0) refetchBy(client)({ topics: undefined, isOwn: true })
    }
    void send()
    const timer = setInterval(() => void send(), againMs)
    return () => clearInterval(timer)
  }, [waits, isOnline, isLive, email, client])

  // Failed reads run again once the server is reachable, whether or not anything changed.
  useEffect(() => {
    if (isOnline && isLive)
      void client.refetchQueries({ type: 'active', predicate: ({ state: { error } }) => isUnanswered(error) })
  }, [isOnline, isLive, client])

  if (isOnline && !waits) return null
  const counts = queueableActions.flatMap((kind) => {
    const count = actions.filter((act) => act.kind === kind).length
    return count > 0 ? copy.kinds[kind](count) : []
  })
  return (
    <p className="offline-note" role="status">
      <Mark name="wait" />
      <span>
        {!isOnline && (
          <>
            <b>{copy.offline}</b> {copy.lastRead}
          </>
        )}{' '}
        {waits && copy.waits(counts.join(' and '), actions.length)}
      </span>
    </p>
  )
}
