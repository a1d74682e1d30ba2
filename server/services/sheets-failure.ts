import { ServiceError } from '#server/errors/service-error'
import { secondsOf } from './call-failure.ts'

/** Faults the owner can repair while the row waits. */
const repairs: Record<number, string> = {
  401: 'Google did not accept the access token (401). Check GOOGLE_SERVICE_ACCOUNT_JSON.',
  403: 'The service account may not write to the spreadsheet (403). Share it with the account as an editor and enable the Sheets API in its project.',
  404: 'There is no such spreadsheet (404). Check GOOGLE_SHEETS_ID.',
}

/** An answer other than 200 came. */
export function refusal(status: number, retryAfter: string | null, writes: boolean): ServiceError {
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
