import { refuseGone } from './refuse-gone.ts'

type TakeTurn = <Answer>(signal: AbortSignal, work: () => Promise<Answer>) => Promise<Answer>

/** Of the time that work holds the processor: so long others have it before the next begins. */
const restShare = 2

/**
 * Lets work that holds the processor for milliseconds be done one after the other, with twice the time for others in
 * between: a hundred calls whose limits were counted by one statement would otherwise hold up every page together.
 */
export function takeTurns(): TakeTurn {
  let free: Promise<void> = Promise.resolve()
  return async (signal, work) => {
    const before = free
    const { promise, resolve } = Promise.withResolvers<void>()
    free = promise
    await before
    const began = performance.now()
    try {
      refuseGone(signal)
      // Not awaited here: what it waits for leaves the processor to others.
      return work()
    } finally {
      if (signal.aborted) resolve()
      else setTimeout(resolve, restShare * (performance.now() - began))
    }
  }
}
