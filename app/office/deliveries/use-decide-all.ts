import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callFunction } from '#app/lib/call-function'
import { makeUuid } from '#app/lib/make-uuid'
import { describeFailure } from '#app/office/frame/describe-failure.tsx'
import { figure } from '#app/office/list/format-count'
import { showDone } from '#app/office/frame/show-done.tsx'
import { toast } from '#app/ui/toast'
import { deliveriesCopy as copy } from '#content/office/deliveries'
import { frameCopy } from '#content/office/frame'
import { cancelDeliveries, maxCancelledAtOnce } from '#contracts/cancel-deliveries'
import type { RawInputOf } from '#contracts/contract'
import { replayDeliveries } from '#contracts/replay-deliveries'

type Filter = NonNullable<RawInputOf<typeof cancelDeliveries>['filter']>

interface Progress {
  done: number
  of: number
}

/** The result of one call: the number of deliveries, and the id of its log entry for undo. */
interface Slice {
  count: number
  logId: string | null
}

/**
 * Sends or discards a whole list, oldest first, in short calls. If one fails, the finished ones stay. A discard is
 * undone as a whole.
 */
export function useDecideAll() {
  const client = useQueryClient()
  const [progress, setProgress] = useState<Progress>()

  async function inSlices(
    of: number,
    call: (expectedCount: number) => Promise<Slice>,
    said: (count: string) => string,
  ) {
    const logIds: string[] = []
    let done = 0
    setProgress({ done, of })
    try {
      while (done < of) {
        const { count, logId } = await call(Math.min(maxCancelledAtOnce, of - done))
        if (count === 0) break
        done += count
        if (logId) logIds.push(logId)
        setProgress({ done, of })
      }
    } catch (error) {
      toast({ title: frameCopy.failed, description: describeFailure(error), tone: 'destructive' })
    }
    if (done > 0) showDone(client, said(figure(done)), logIds)
    await client.invalidateQueries({ queryKey: ['deliveries'] })
    setProgress(undefined)
  }

  const options = () => ({ idempotencyKey: makeUuid() })
  return {
    progress,
    send: (filter: Filter, count: number) =>
      void inSlices(
        count,
        async (expectedCount) => {
          const input = { filter, expectedCount, orMore: true }
          const { data } = await callFunction(replayDeliveries, input, options())
          return { count: data.released.length, logId: null }
        },
        copy.replayed,
      ),
    discard: (filter: Filter, count: number) =>
      void inSlices(
        count,
        async (expectedCount) => {
          const input = { filter, expectedCount, orMore: true }
          const { data, logId } = await callFunction(cancelDeliveries, input, options())
          return { count: data.cancelled.length, logId }
        },
        copy.discarded,
      ),
  }
}
