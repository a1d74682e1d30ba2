import { networkCode } from './network-code.ts'
import { ServiceError } from '#server/errors/service-error'

/** Failures of a connection that was never made: nothing was sent over it. */
const neverSent = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Faults the owner can repair while the row waits. */
const repairs: Record<number, string> = {
  401: 'Google did not accept the access token (401). Check GOOGLE_SERVICE_ACCOUNT_JSON.',
  403: 'The service account may not write to the spreadsheet (403). Share it with the account as an editor and enable the Sheets API in its project.',
  404: 'There is no such spreadsheet (404). Check GOOGLE_SHEETS_ID.',
}

/** No answer came. `writes`: the call would have changed something. */
export function connectionFailure(error: unknown, writes: boolean): ServiceError {
  const code = networkCode(error)
  if (neverSent.has(code)) {
    return new ServiceError(`Google Sheets could not be reached (${code}).`)
  }
  return new ServiceError(`Google Sheets did not answer (${code}).`, { uncertain: writes })
}

/** An answer other than 200 came. */
export function refusal(status: number, retryAfter: string | undefined, writes: boolean): ServiceError {
  const repair = repairs[status]
  if (repair !== undefined) return new ServiceError(repair)
  if (status < 500 && status !== 408 && status !== 429) {
    return new ServiceError(`Google Sheets refused the row (${status}).`, { turnedAway: true })
  }
  const seconds = secondsOf(retryAfter)
  return new ServiceError(`Google Sheets cannot take the row now (${status}).`, {
    // A gateway that lost its server does not know what became of the request.
    uncertain: writes && (status === 502 || status === 504),
    ...(seconds !== undefined && { retryAfterSeconds: seconds }),
  })
}

/** Retry-After is a number of seconds or a date (RFC 9110 §10.2.3). */
function secondsOf(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds))
}
