import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callFunction } from '#app/lib/call-function'
import { reasonOf } from '#app/lib/toast-failure'
import { toast } from '#app/ui/toast'
import { frameCopy as copy } from '#content/office-frame'
import { undo } from '#contracts/undo'
import { isUnanswered } from './outbox.ts'
import { refetchBy } from './refetch.ts'

interface DoneAct {
  /** Of an act of the log, its id there. */
  id: string
  /** Instead of taking it back by the log. */
  undoOtherwise?: (() => Promise<void>) | undefined
}

/** What was done on this page and not taken back, the last at the end. */
const done: DoneAct[] = []

/** Remembers an act, for the key that takes back the last one. */
export function rememberAct(id: string, undoOtherwise?: () => Promise<void>): void {
  done.push({ id, undoOtherwise })
}

/** Forgets an act that was taken back otherwise. */
export function forgetAct(id: string): void {
  const at = done.findLastIndex((act) => act.id === id)
  if (at >= 0) done.splice(at, 1)
}

/** Takes back the acts of these ids, the last first, says so, and has everything read anew. */
export async function takeBack(client: QueryClient, logIds: readonly string[]): Promise<void> {
  const left = [...logIds]
  const [first = ''] = left
  const at = done.findLastIndex(({ id }) => id === first)
  if (at >= 0) done.splice(at, 1)
  try {
    let kept = 0
    let leavesPassword = false
    for (let logId = left.at(-1); logId !== undefined; logId = left.at(-1)) {
      const { data } = await callFunction(undo, { logId })
      kept += data.kept
      leavesPassword ||= data.leavesPassword ?? false
      left.pop()
    }
    toast({ title: copy.undone(kept, leavesPassword) })
  } catch (error) {
    // It is still the last act: pressed again, the key means what is left of it and none before.
    if (at >= 0 && isUnanswered(error))
      done.splice(at, 0, { id: first, undoOtherwise: () => takeBack(client, left) })
    toast({ title: copy.notUndone, description: reasonOf(error), tone: 'destructive' })
  }
  refetchBy(client)({ topics: undefined, isOwn: true })
}

/** Takes back the last act of this page. */
export function useUndoLast(): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    const last = done.at(-1)
    if (last === undefined) toast({ title: copy.nothingToUndo, tone: 'notice' })
    else if (last.undoOtherwise) {
      done.pop()
      void last.undoOtherwise()
    } else void takeBack(client, [last.id])
  }, [client])
}
