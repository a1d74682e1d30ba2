import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callFunction, FunctionError } from '#app/lib/call-function'
import { makeUuid } from '#app/lib/make-uuid'
import { useSession } from '#app/lib/session'
import { dismissFailures, toast } from '#app/ui/toast'
import type { Contract, OutputOf, RawInputOf } from '#contracts/contract'
import type { ChangeTopic } from '#domain/change-topic'
import { frameCopy as copy } from '#content/office/frame'
import { describeFailure } from './describe-failure.tsx'
import { isUnanswered, queueAction, type QueueableAction } from './outbox.ts'
import { refetchBy } from './refetch.ts'
import { showDone } from './show-done.tsx'
import { rememberLastAction } from './undo-last.ts'

export interface UseActionOptions<C extends Contract> {
  /** The topics whose cached data is reloaded afterwards. */
  topics: readonly ChangeTopic[]
  /** The confirmation, as a sentence: “4 set to ‘Answered’.” Without it nothing is shown. */
  successMessage?: (answer: OutputOf<C>, input: RawInputOf<C>) => string | undefined
  /** The optimistic update of each cached result of the topics. */
  optimisticUpdate?: (data: unknown, input: RawInputOf<C>) => unknown
  /** The user's intention, for the conflict message: “You chose ‘Answered’.” */
  wanted?: (input: RawInputOf<C>) => string
  /** Returns the input that overrides the other change; without it only the other change can be kept. */
  inputForOverride?: (input: RawInputOf<C>) => RawInputOf<C> | Promise<RawInputOf<C>>
  /** Called when the user keeps the other change and drops this action. */
  onDropped?: () => void
  onDone?: (answer: OutputOf<C>, input: RawInputOf<C>) => void
  /** Returns true if it has shown the failure itself; then no other message is shown. */
  onFailure?: (error: unknown, input: RawInputOf<C>) => boolean
  /** Called when the action was queued on the device. */
  onWaiting?: (input: RawInputOf<C>) => void
  /** The timeout of the call, if it needs more than the default, such as for a picture. */
  timeoutMs?: number
  /** The kind under which the action is queued while the server is unreachable; without it, it is not queued. */
  queueAs?: QueueableAction
}

/** A conflict: the other user's change, this user's intention, and the ways to resolve it. */
export interface Conflict {
  theirs: string
  mine: string | undefined
  keep: () => void
  put: (() => void) | undefined
}

/** A call with the idempotency key that all its attempts share. */
interface Sent<C extends Contract> {
  input: RawInputOf<C>
  key: string
  done: (() => void) | undefined
}

export interface Action<C extends Contract> {
  /** Runs the action; `done` is called after it has succeeded. */
  act: (input: RawInputOf<C>, done?: () => void) => void
  isPending: boolean
  conflict: Conflict | undefined
}

/**
 * An action in the back office. Its optimistic update is reverted when the server refuses it; a logged action can be
 * undone from its toast, by `u`, and from the log. On a conflict (409), `conflict` describes the other change.
 */
export function useAction<C extends Contract>(contract: C, options: UseActionOptions<C>): Action<C> {
  const client = useQueryClient()
  const [conflict, setConflict] = useState<Conflict>()
  const { email } = useSession()
  const {
    topics,
    successMessage,
    optimisticUpdate,
    wanted,
    inputForOverride,
    onDropped,
    onDone,
    onFailure,
    onWaiting,
    queueAs,
  } = options
  const { timeoutMs } = options

  const isNotified = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    topics.some((topic) => topic === queryKey[0])
  const refetch = () => refetchBy(client)({ topics, isOwn: true })

  async function putMine(input: RawInputOf<C>) {
    if (inputForOverride) act(await inputForOverride(input))
  }

  const { mutate, isPending } = useMutation({
    mutationFn: ({ input, key }: Sent<C>) =>
      callFunction(contract, input, { idempotencyKey: key, ...(timeoutMs !== undefined && { timeoutMs }) }),
    async onMutate({ input }) {
      dismissFailures()
      setConflict(undefined)
      // A running query started before this action and would revert it on the screen.
      await client.cancelQueries({ predicate: isNotified })
      const previousData = client.getQueriesData({ predicate: isNotified })
      if (optimisticUpdate) {
        for (const [key, data] of previousData)
          if (data !== undefined) client.setQueryData(key, optimisticUpdate(data, input))
      }
      return previousData
    },
    onSuccess(answer, { input, done }) {
      const title = successMessage?.(answer, input)
      const { logId } = answer as { logId?: string | null }
      if (title) showDone(client, title, logId)
      else if (logId) rememberLastAction(logId)
      onDone?.(answer, input)
      done?.()
    },
    onError(error, { input, key }, kept) {
      if (queueAs && isUnanswered(error)) {
        queueAction({ key, name: contract.name, input, kind: queueAs, by: email })
        onWaiting?.(input)
        return
      }
      for (const [queryKey, data] of kept ?? []) client.setQueryData(queryKey, data)
      if (onFailure?.(error, input)) return
      if (error instanceof FunctionError && error.code === 'conflict') {
        setConflict({
          theirs: error.message,
          mine: wanted?.(input),
          keep() {
            setConflict(undefined)
            onDropped?.()
          },
          put: inputForOverride && !isForView(input) ? () => void putMine(input) : undefined,
        })
      } else toast({ title: copy.failed, description: describeFailure(error), tone: 'destructive' })
    },
    // A queued action keeps its optimistic update, which a reload would remove.
    onSettled: (_, error) => (queueAs && isUnanswered(error) ? undefined : refetch()),
  })
  const act: Action<C>['act'] = (input, done) => mutate({ input, key: makeUuid(), done })

  return { act, isPending, conflict }
}

/** Whether an action is for a whole view. After a conflict it cannot be repeated, because its row count is outdated. */
const isForView = (input: unknown) => 'expectedCount' in (input as object)
