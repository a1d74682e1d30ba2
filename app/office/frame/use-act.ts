import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callFunction, FunctionError } from '#app/lib/call-function'
import { makeUuid } from '#app/lib/make-uuid'
import { useSession } from '#app/lib/session'
import { reasonOf } from '#app/lib/toast-failure'
import { dismissFailures, toast } from '#app/ui/toast'
import type { Contract, OutputOf, RawInputOf } from '#contracts/contract'
import type { ChangeTopic } from '#domain/change-topic'
import { frameCopy as copy } from '#content/office-frame'
import { isUnanswered, keepAct, type WaitingKind } from './outbox.ts'
import { refetchBy } from './refetch.ts'
import { sayDone } from './say-done.tsx'
import { rememberAct } from './undo-last.ts'

interface ActOptions<C extends Contract> {
  /** What is read anew afterwards: whatever was kept under these topics. */
  topics: readonly ChangeTopic[]
  /** What was done, in a sentence: “4 set to ‘Answered’.” Nothing is said without it. */
  said?: (answer: OutputOf<C>, input: RawInputOf<C>) => string | undefined
  /** What to show until the server has answered: what each answer kept under the topics becomes. */
  shown?: (data: unknown, input: RawInputOf<C>) => unknown
  /** What was wanted, in words, for whoever somebody else was quicker than: “You chose ‘Answered’.” */
  wanted?: (input: RawInputOf<C>) => string
  /** The same again over what somebody else has done meanwhile; without it one can only keep theirs. */
  again?: (input: RawInputOf<C>) => RawInputOf<C> | Promise<RawInputOf<C>>
  /** Theirs was kept: what was wanted here is given up. */
  onKept?: () => void
  onDone?: (answer: OutputOf<C>, input: RawInputOf<C>) => void
  /** It waits on the device now. */
  onWaiting?: (input: RawInputOf<C>) => void
  /** It may wait on the device while the server cannot be reached, counted as one of these. */
  waitsAs?: WaitingKind
}

/** Somebody else has changed the same: who and what, and what was wanted here. */
export interface Conflict {
  theirs: string
  mine: string | undefined
  keep: () => void
  put: (() => void) | undefined
}

/** An act with the key that makes it one, however often it is sent. */
interface Sent<C extends Contract> {
  input: RawInputOf<C>
  key: string
  done: (() => void) | undefined
}

interface Act<C extends Contract> {
  /** `done`: what else there is to do once the server has done it. */
  act: (input: RawInputOf<C>, done?: () => void) => void
  isPending: boolean
  conflict: Conflict | undefined
}

/**
 * An act in the back office: it shows at once, is taken back when the server refuses, and can be undone from the
 * message that says it was done, by `u`, and from the log. Where somebody was quicker (409), `conflict` says so.
 */
export function useAct<C extends Contract>(contract: C, options: ActOptions<C>): Act<C> {
  const client = useQueryClient()
  const [conflict, setConflict] = useState<Conflict>()
  const { email } = useSession()
  const { topics, said, shown, wanted, again, onKept, onDone, onWaiting, waitsAs } = options

  const isTold = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    topics.some((topic) => topic === queryKey[0])
  const refetch = () => refetchBy(client)({ topics, isOwn: true })

  async function putMine(input: RawInputOf<C>) {
    if (again) act(await again(input))
  }

  const { mutate, isPending } = useMutation({
    mutationFn: ({ input, key }: Sent<C>) => callFunction(contract, input, { idempotencyKey: key }),
    async onMutate({ input }) {
      dismissFailures()
      setConflict(undefined)
      // What is under way was asked before this act, and would undo it on the screen.
      await client.cancelQueries({ predicate: isTold })
      const kept = client.getQueriesData({ predicate: isTold })
      if (shown) {
        for (const [key, data] of kept) if (data !== undefined) client.setQueryData(key, shown(data, input))
      }
      return kept
    },
    onSuccess(answer, { input, done }) {
      const title = said?.(answer, input)
      const { logId } = answer as { logId?: string | null }
      if (title) sayDone(client, title, logId)
      else if (logId) rememberAct(logId)
      onDone?.(answer, input)
      done?.()
    },
    onError(error, { input, key }, kept) {
      if (waitsAs && isUnanswered(error)) {
        keepAct({ key, name: contract.name, input, kind: waitsAs, by: email })
        onWaiting?.(input)
        return
      }
      for (const [queryKey, data] of kept ?? []) client.setQueryData(queryKey, data)
      if (error instanceof FunctionError && error.code === 'conflict') {
        setConflict({
          theirs: error.message,
          mine: wanted?.(input),
          keep() {
            setConflict(undefined)
            onKept?.()
          },
          put: again && !isForView(input) ? () => void putMine(input) : undefined,
        })
      } else toast({ title: copy.failed, description: reasonOf(error), tone: 'destructive' })
    },
    // What waits on the device is still to be seen as it was done.
    onSettled: (_, error) => (waitsAs && isUnanswered(error) ? undefined : refetch()),
  })
  const act: Act<C>['act'] = (input, done) => mutate({ input, key: makeUuid(), done })

  return { act, isPending, conflict }
}

/** All of a view were as many as were expected, or they are looked at and chosen anew. */
const isForView = (input: unknown) => 'expectedCount' in (input as object)
