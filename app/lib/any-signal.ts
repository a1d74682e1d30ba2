/**
 * Aborts with the first of these signals, because older browsers have no `AbortSignal.any`. It only removes its
 * listeners then, so one of them must abort eventually.
 */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) either.abort(signal.reason)
    signal.addEventListener('abort', () => either.abort(signal.reason), { signal: either.signal })
  }
  return either.signal
}
