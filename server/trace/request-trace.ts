import { AsyncLocalStorage } from 'node:async_hooks'

/** By which a request is told again: in the log, in its answer, and in what it leads to later. */
export interface RequestTrace {
  requestId: string
  /** 32 hexadecimal digits, of the W3C's `traceparent`. */
  traceId: string
}

const traces = new AsyncLocalStorage<RequestTrace | undefined>()

/** The request that this work is done for; undefined for what is done for none. */
export const currentRequest = (): RequestTrace | undefined => traces.getStore()

/** Does work for a request, or with undefined for none, no matter who has set it going. */
export function forRequest<Result>(trace: RequestTrace | undefined, work: () => Result): Result {
  return traces.run(trace, work)
}
