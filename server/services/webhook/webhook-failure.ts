import { ServiceError } from '#server/errors/service-error'
import { parseRetryAfter } from '#server/services/request-failure'

/** Advice by status, for errors that the owner can fix while the event waits. */
const repairs: Record<number, string> = {
  401: 'did not let the webhook in (401). Check its address, and the secret at both ends.',
  403: 'did not let the webhook in (403). Check its address, and the secret at both ends.',
  404: 'has no webhook at this address (404). Turn the workflow on, or check its address.',
  410: 'says that this webhook is gone (410). Turn the workflow on again, or enter another address.',
}

/**
 * A response other than a success.
 * @param host the only part of the address that may be shown, because anyone who knows its path can post to it
 */
export function refusal(host: string, status: number, retryAfter: string | null): ServiceError {
  const repair = repairs[status]
  if (repair !== undefined) return new ServiceError(`${host} ${repair}`)
  if (status < 400) {
    return new ServiceError(
      `${host} sends the webhook elsewhere (${status}), where it does not go. Enter the new address.`,
    )
  }
  if (status < 500 && status !== 408 && status !== 429)
    return new ServiceError(`${host} refused the webhook (${status}).`, { rejected: true })
  const seconds = parseRetryAfter(retryAfter)
  return new ServiceError(`${host} cannot take the webhook now (${status}).`, {
    // 502 and 504 come from a gateway that does not know whether its server handled the request.
    uncertain: status === 502 || status === 504,
    ...(seconds !== undefined && { retryAfterSeconds: seconds }),
  })
}
