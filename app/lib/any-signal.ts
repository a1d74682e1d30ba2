/**
 * Ends with the first of these. Older browsers have no `AbortSignal.any`. It lets go of the others once it has ended:
 * one of them must end in time.
 */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) either.abort(signal.reason)
    signal.addEventListener('abort', () => either.abort(signal.reason), { signal: either.signal })
  }
  return either.signal
}
