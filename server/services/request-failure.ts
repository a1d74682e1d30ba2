import { ServiceError } from '#server/errors/service-error'
import { networkCode } from './network-code.ts'

/** Error codes of connections that failed before anything was sent. */
const neverSent = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
])

/**
 * The error for a request that got no response.
 * @param isWrite whether the request would have changed something
 */
export function noResponseError(service: string, error: unknown, isWrite: boolean): ServiceError {
  const code = networkCode(error)
  if (neverSent.has(code)) return new ServiceError(`${service} could not be reached (${code}).`)
  return new ServiceError(`${service} did not answer (${code}).`, { uncertain: isWrite })
}

/** Parses a Retry-After header, a number of seconds or a date (RFC 9110 §10.2.3); Zoom's dates are ISO 8601. */
export function parseRetryAfter(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds))
}
