import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { callFunction, FunctionError } from '#app/lib/call-function'
import { storedValue } from '#app/lib/stored-value'
import type { Contract } from '#contracts/contract'

/** The kinds of actions that can be queued on this device. The offline note counts them by kind. */
export const queueableActions = ['note', 'status'] as const
export type QueueableAction = (typeof queueableActions)[number]

const queuedAction = z.object({
  /** The idempotency key of the first attempt, so that an action that did arrive does not run twice. */
  key: z.string(),
  /** The name of the function. */
  name: z.string(),
  input: z.unknown(),
  kind: z.enum(queueableActions),
  /** The account it belongs to; it is sent for no other. */
  by: z.string(),
})
type QueuedAction = z.output<typeof queuedAction>

const outbox = storedValue('office-outbox', z.array(queuedAction))
const listeners = new Set<() => void>()
const none: readonly QueuedAction[] = []
/** Cached: React's store contract requires the same array until it changes. */
let actions: readonly QueuedAction[] | undefined

const readActions = () => (actions = outbox.read() ?? none)

function subscribe(listener: () => void): () => void {
  // Runs when another tab changes the queue.
  function look() {
    readActions()
    listener()
  }
  window.addEventListener('storage', look)
  listeners.add(listener)
  return () => {
    window.removeEventListener('storage', look)
    listeners.delete(listener)
  }
}

export const queuedActions = (): readonly QueuedAction[] => actions ?? readActions()

/** Updates the queue, including what other tabs have added since. */
function put(change: (now: readonly QueuedAction[]) => readonly QueuedAction[]): void {
  actions = change(readActions())
  if (actions.length > 0) outbox.write([...actions])
  else outbox.clear()
  for (const listener of listeners) listener()
}

/** Queues an action that could not be sent, after the others. */
export function queueAction(act: QueuedAction): void {
  put((now) => [...now, act])
}

export const useQueuedActions = (): readonly QueuedAction[] =>
  useSyncExternalStore(subscribe, queuedActions, () => none)

/** Whether a call failed without being refused: the server was unreachable or overloaded (429, 502 and above). */
export const isUnanswered = (error: unknown): error is FunctionError =>
  error instanceof FunctionError && (error.status === null || error.status === 429 || error.status >= 502)

/** Whether a call was sent without a session, because that could not be refreshed in time. */
const isUnsigned = (error: unknown) => error instanceof FunctionError && error.status === 401

let sending = false

/**
 * Sends queued actions in order until one cannot be sent. Returns how many succeeded, and why others were refused;
 * those leave the queue.
 */
export async function sendQueued(by: string): Promise<{ done: number; refused: string[] }> {
  const refused: string[] = []
  let done = 0
  if (sending) return { done, refused }
  sending = true
  try {
    for (let act = nextOf(by); act; act = nextOf(by)) {
      const { key } = act
      try {
        const contract: Contract = { name: act.name, input: z.unknown(), output: z.unknown() }
        await callFunction(contract, act.input, { idempotencyKey: key })
        done += 1
      } catch (error) {
        if (isUnanswered(error) || isUnsigned(error)) break
        refused.push(error instanceof Error ? error.message : '')
      }
      put((now) => now.filter((each) => each.key !== key))
    }
  } finally {
    sending = false
  }
  return { done, refused }
}

const nextOf = (by: string) => queuedActions().find((act) => act.by === by)
