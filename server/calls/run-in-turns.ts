import { throwIfAborted } from './throw-if-aborted.ts'

type RunInTurn = <Answer>(signal: AbortSignal, work: () => Promise<Answer>) => Promise<Answer>

/** The pause before the next task, as a multiple of the time the last one held the processor. */
const restShare = 2

/**
 * Runs tasks that hold the processor for milliseconds one after the other, with twice that time for others in
 * between: a hundred calls admitted by one rate-limit statement would otherwise delay every page together.
 */
export function runInTurns(): RunInTurn {
  let free: Promise<void> = Promise.resolve()
  return async (signal, work) => {
    const before = free
    const { promise, resolve } = Promise.withResolvers<void>()
    free = promise
    await before
    const began = performance.now()
    try {
      throwIfAborted(signal)
      // Not awaited: while it waits, the processor is free for others.
      return work()
    } finally {
      if (signal.aborted) resolve()
      else setTimeout(resolve, restShare * (performance.now() - began))
    }
  }
}
