import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callFunction } from '#app/lib/call-function'
import { dismissFailures, dismissToast, toast } from '#app/ui/toast'
import { frameCopy as copy } from '#content/office/frame'
import { undo } from '#contracts/undo'
import { isUnanswered } from './outbox.ts'
import { describeFailure } from './describe-failure.tsx'
import { refetchBy } from './refetch.ts'

interface CompletedAction {
  /** The id of its log entry. */
  id: string
  /** Replaces the undo through the log. */
  undoOtherwise?: (() => Promise<void>) | undefined
  /** Its toast, which offers to undo it. */
  toastId?: number | undefined
}

/** The actions on this page that can still be undone, newest last. */
const completed: CompletedAction[] = []

/** Remembers an action for the undo shortcut. */
export function rememberLastAction(id: string, undoOtherwise?: () => Promise<void>, toastId?: number): void {
  completed.push({ id, undoOtherwise, toastId })
}

/** Removes an action that was undone in another way. */
export function clearLastAction(id: string): void {
  const at = completed.findLastIndex((act) => act.id === id)
  if (at >= 0) completed.splice(at, 1)
}

/** Undoes the actions with these ids, newest first, shows the result and reloads everything. */
export async function undoLast(client: QueryClient, logIds: readonly string[]): Promise<void> {
  dismissFailures()
  const left = [...logIds]
  const [first = ''] = left
  const at = completed.findLastIndex(({ id }) => id === first)
  if (at >= 0) completed.splice(at, 1)
  try {
    let keptCount = 0
    let leavesPassword = false
    for (let logId = left.at(-1); logId !== undefined; logId = left.at(-1)) {
      const { data } = await callFunction(undo, { logId })
      keptCount += data.kept
      leavesPassword ||= data.leavesPassword ?? false
      left.pop()
    }
    toast({ title: copy.undone(keptCount, leavesPassword) })
  } catch (error) {
    // The failed action stays the last one: pressing the shortcut again undoes the rest of it, not an earlier one.
    if (at >= 0 && isUnanswered(error))
      completed.splice(at, 0, { id: first, undoOtherwise: () => undoLast(client, left) })
    toast({ title: copy.notUndone, description: describeFailure(error), tone: 'destructive' })
  }
  refetchBy(client)({ topics: undefined, isOwn: true })
}

/** Waits until no action is running: it is shown as done already, but can be undone only once it is stored. */
async function untilStored(client: QueryClient): Promise<void> {
  const mutations = client.getMutationCache()
  while (client.isMutating() > 0)
    await new Promise<void>((resolve) => {
      const end = mutations.subscribe(() => {
        end()
        resolve()
      })
    })
}

/** Undoes the last action of this page. */
export function useUndoLast(): () => void {
  const client = useQueryClient()
  return useCallback(() => void untilStored(client).then(() => undoNewest(client)), [client])
}

function undoNewest(client: QueryClient): void {
  const last = completed.at(-1)
  if (last?.toastId !== undefined) dismissToast(last.toastId)
  if (last === undefined) toast({ title: copy.nothingToUndo, tone: 'notice' })
  else if (last.undoOtherwise) {
    completed.pop()
    void last.undoOtherwise()
  } else void undoLast(client, [last.id])
}
