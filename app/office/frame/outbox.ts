import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { callFunction, FunctionError } from '#app/lib/call-function'
import { kept } from '#app/lib/kept'
import type { Contract } from '#contracts/contract'

/** What can wait on this device, as it is counted there: 2 notes and 1 status. */
export const waitingKinds = ['note', 'status'] as const
export type WaitingKind = (typeof waitingKinds)[number]

const waitingAct = z.object({
  /** The key it was first sent under: if that arrived after all, it is not done twice. */
  key: z.string(),
  /** Of the function. */
  name: z.string(),
  input: z.unknown(),
  kind: z.enum(waitingKinds),
  /** Whose it is: sent for nobody else who signs in here. */
  by: z.string(),
})
type WaitingAct = z.output<typeof waitingAct>

const outbox = kept('office-outbox', z.array(waitingAct))
const listeners = new Set<() => void>()
const none: readonly WaitingAct[] = []
/** As it was read last: the same list until it changes, as React asks of a store. */
let acts: readonly WaitingAct[] | undefined

const readActs = () => (acts = outbox.read() ?? none)

function subscribe(listener: () => void): () => void {
  // Another tab has put something there, or sent it.
  function look() {
    readActs()
    listener()
  }
  window.addEventListener('storage', look)
  listeners.add(listener)
  return () => {
    window.removeEventListener('storage', look)
    listeners.delete(listener)
  }
}

export const waitingActs = (): readonly WaitingAct[] => acts ?? readActs()

/** Changes what waits, whatever other tabs have put there since this one looked. */
function put(change: (now: readonly WaitingAct[]) => readonly WaitingAct[]): void {
  acts = change(readActs())
  if (acts.length > 0) outbox.write([...acts])
  else outbox.clear()
  for (const listener of listeners) listener()
}

/** Keeps an act that could not be sent, after those that wait already. */
export function keepAct(act: WaitingAct): void {
  put((now) => [...now, act])
}

export const useWaitingActs = (): readonly WaitingAct[] =>
  useSyncExternalStore(subscribe, waitingActs, () => none)

/** Whether no answer means that it was not refused: the server was not reached, or had no time. */
export const isUnanswered = (error: unknown): error is FunctionError =>
  error instanceof FunctionError && (error.status === null || error.status === 429 || error.status >= 502)

/** The session could not be refreshed in time, and the call went without it. */
const isUnsigned = (error: unknown) => error instanceof FunctionError && error.status === 401

let sending = false

/**
 * Sends what waits, in its order, until one cannot be sent. Returns how many were done, and the reasons of those that
 * were refused, which do not wait any longer.
 */
export async function sendWaiting(by: string): Promise<{ done: number; refused: string[] }> {
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

const nextOf = (by: string) => waitingActs().find((act) => act.by === by)
