import { ServiceError } from '#server/errors/service-error'
import { secondsOf } from './call-failure.ts'

/** Faults the owner can repair while what was to be told waits. */
const repairs: Record<number, string> = {
  401: 'did not let the webhook in (401). Check WEBHOOK_URL, and the secret at both ends.',
  403: 'did not let the webhook in (403). Check WEBHOOK_URL, and the secret at both ends.',
  404: 'has no webhook at this address (404). Turn the workflow on, or check WEBHOOK_URL.',
  410: 'says that this webhook is gone (410). Turn the workflow on again, or set another WEBHOOK_URL.',
}

/** An answer other than a success came. @param host all that may be told of the address: its path lets anybody post */
export function refusal(host: string, status: number, retryAfter: string | null): ServiceError {
  const repair = repairs[status]
  if (repair !== undefined) return new ServiceError(`${host} ${repair}`)
  if (status < 400) {
    return new ServiceError(
      `${host} sends the webhook elsewhere (${status}), where it does not go. Set WEBHOOK_URL to the new address.`,
    )
  }
  if (status < 500 && status !== 408 && status !== 429)
    return new ServiceError(`${host} refused the webhook (${status}).`, { turnedAway: true })
  const seconds = secondsOf(retryAfter)
  return new ServiceError(`${host} cannot take the webhook now (${status}).`, {
    // A gateway that lost its server does not know what became of the request.
    uncertain: status === 502 || status === 504,
    ...(seconds !== undefined && { retryAfterSeconds: seconds }),
  })
}
