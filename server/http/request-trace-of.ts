import { randomBytes, randomUUID } from 'node:crypto'
import type { RequestTrace } from '#server/trace/request-trace'

interface Given {
  /** Whether it comes from one of our proxies; anybody else could write into our logs, or borrow an id. */
  isTrusted: boolean
  /** The header of a request by this name. */
  header(name: string): string | undefined
}

/** What proxies and tracers generate: letters, digits and signs without meaning in logs. */
const requestIdPattern = /^[\w.:=+/-]{8,128}$/
/** `version-trace-parent-flags` (W3C Trace Context §3.2); later versions may have more fields. */
const traceparentPattern =
  /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(?:-.*)?$/

/** The ids of a request: as our proxies send them, otherwise new ones. */
export function requestTraceOf({ isTrusted, header }: Given): RequestTrace & { traceparent: string } {
  const proxyRequestId = isTrusted ? header('x-request-id') : undefined
  const requestId =
    proxyRequestId !== undefined && requestIdPattern.test(proxyRequestId) ? proxyRequestId : randomUUID()
  const [, traceId = randomBytes(16).toString('hex'), flags = '00'] =
    traceparentPattern.exec((isTrusted && header('traceparent')) || '') ?? []
  return { requestId, traceId, traceparent: `00-${traceId}-${randomBytes(8).toString('hex')}-${flags}` }
}
