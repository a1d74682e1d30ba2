import { ServiceError } from '#server/errors/service-error'
import { parseRetryAfter } from '#server/services/request-failure'

/** Zoom's own code for an app without the scope. */
const scopeIsMissing = 4711

/** The messages of failures, by what the call is about, with advice for the owner. */
const messagesBySubject = {
  registration: {
    name: 'the registration',
    missing: 'Zoom knows no such meeting, or it takes no registrations',
    check: 'Check the meeting’s id and turn on registration for the meeting.',
    scopes: 'to read and write meeting registrants',
  },
  meeting: {
    name: 'the meeting of a call',
    missing: 'Zoom knows nobody to make the meeting for',
    check: 'Check the account’s id.',
    scopes: 'to list, add, change and delete meetings',
  },
}
export type ZoomThing = keyof typeof messagesBySubject

interface Refusal {
  status: number
  /** Zoom's code and message, if the response had them. */
  code?: number | undefined
  message?: string | undefined
  retryAfter: string | null
  /** The call would have changed something. */
  writes: boolean
  thing: ZoomThing
}

/** Converts an unsuccessful response to an error for the owner. */
export function refusal({ status, code, message, retryAfter, writes, thing }: Refusal): ServiceError {
  const { name, missing, check, scopes } = messagesBySubject[thing]
  const statusText = code === undefined || code === status ? String(status) : `${status}, code ${code}`
  if (status === 429) {
    return new ServiceError(`Zoom takes no more for now (${statusText}).`, {
      retryAfterSeconds:
        parseRetryAfter(retryAfter) ?? (/daily/i.test(message ?? '') ? secondsToMidnight() : 60),
    })
  }
  if (status >= 500 || status === 408) {
    // 502 and 504 come from a gateway that does not know whether its server handled the request.
    return new ServiceError(`Zoom cannot take ${name} now (${statusText}).`, {
      uncertain: writes && (status === 502 || status === 504),
    })
  }
  if (status === 401) {
    return new ServiceError(
      `Zoom did not accept the access token (${statusText}). Check the account’s id, and the app’s id and secret.`,
    )
  }
  if (status === 404) {
    return new ServiceError(`${missing} (${statusText}). ${check}`)
  }
  if (status === 403 || code === scopeIsMissing) {
    return new ServiceError(`The Zoom app may not do this (${statusText}). Give it the scopes ${scopes}.`)
  }
  return new ServiceError(`Zoom refused ${name} (${statusText}).`, { rejected: true })
}

/** Zoom's daily limits end with the day in UTC. */
function secondsToMidnight(): number {
  const dayMs = 24 * 3_600_000
  return Math.ceil((dayMs - (Date.now() % dayMs)) / 1000)
}
