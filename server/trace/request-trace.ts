import { AsyncLocalStorage } from 'node:async_hooks'

/** Identifies a request in the log, in its response, and in the work that it causes later. */
export interface RequestTrace {
  requestId: string
  /** 32 hexadecimal digits, of the W3C's `traceparent`. */
  traceId: string
}

const traces = new AsyncLocalStorage<RequestTrace | undefined>()

/** The request that the current work is done for; undefined for work without one. */
export const currentRequest = (): RequestTrace | undefined => traces.getStore()

/** Runs work for a request; undefined detaches it from the request that started it. */
export function forRequest<Result>(trace: RequestTrace | undefined, work: () => Result): Result {
  return traces.run(trace, work)
}
