import { ServiceError } from '#server/errors/service-error'
import { parseRetryAfter } from '#server/services/request-failure'

/** Advice by status, for errors that the owner can fix while the row waits. */
const repairs: Record<number, string> = {
  401: 'Google did not accept the access token (401). Check the service account’s key.',
  403: 'The service account may not write to the spreadsheet (403). Share it with the account as an editor and enable the Sheets API in its project.',
  404: 'There is no such spreadsheet (404). Check the spreadsheet’s id.',
}

/** A response other than 200. */
export function refusal(status: number, retryAfter: string | null, writes: boolean): ServiceError {
  const repair = repairs[status]
  if (repair !== undefined) return new ServiceError(repair)
  if (status < 500 && status !== 408 && status !== 429) {
    return new ServiceError(`Google Sheets refused the row (${status}).`, { rejected: true })
  }
  const seconds = parseRetryAfter(retryAfter)
  return new ServiceError(`Google Sheets cannot take the row now (${status}).`, {
    // 502 and 504 come from a gateway that does not know whether its server handled the request.
    uncertain: writes && (status === 502 || status === 504),
    ...(seconds !== undefined && { retryAfterSeconds: seconds }),
  })
}

export const invalidResponse = (options: { uncertain: boolean }) =>
  new ServiceError('Google Sheets gave an answer that makes no sense.', options)
