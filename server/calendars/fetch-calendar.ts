import { ServiceError } from '#server/errors/service-error'
import { noResponseError } from '#server/services/request-failure'
import { type HostGuard, refusedHost } from '#server/services/host-guard'
import { serviceFetch } from '#server/services/service-fetch'

interface FetchOptions {
  guard: HostGuard
  /** The server's `ETag` and `Last-Modified` of the version that was read last. */
  etag: string | null
  lastModified: string | null
  /** Aborts the request. */
  ending: AbortSignal
  limitBytes?: number
  timeoutMs?: number
}

interface FetchedCalendar {
  ics: string
  etag: string | null
  lastModified: string | null
}

const maxRedirects = 5
const quotedAtMost = 100

/**
 * Fetches a calendar's file; undefined if it is unchanged. The host of each redirect is checked like the first.
 * @throws ServiceError, whose message does not contain the secret address
 */
export async function fetchCalendar(
  address: string,
  { guard, etag, lastModified, ending, limitBytes = 10_000_000, timeoutMs = 30_000 }: FetchOptions,
): Promise<FetchedCalendar | undefined> {
  const ask = serviceFetch(limitBytes, { guard })
  const signal = AbortSignal.any([ending, AbortSignal.timeout(timeoutMs)])
  const headers = {
    accept: 'text/calendar, */*;q=0.1',
    ...(etag !== null && { 'if-none-match': etag }),
    ...(lastModified !== null && { 'if-modified-since': lastModified }),
  }
  const isConditional = etag !== null || lastModified !== null
  let url = address
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const answer = await ask(url, { headers, signal }).catch((error: unknown) => {
      throw failureOf(error, limitBytes)
    })
    if (answer.status === 304 && isConditional) return undefined
    if (answer.ok)
      return {
        ics: await answer.text(),
        etag: answer.headers.get('etag'),
        lastModified: answer.headers.get('last-modified'),
      }
    const location = answer.status < 400 ? answer.headers.get('location') : null
    const next = location === null ? null : URL.parse(location, url)
    if (!next || !['http:', 'https:'].includes(next.protocol)) throw refusal(answer)
    url = next.href
  }
  throw new ServiceError('The calendar’s server redirects without end.')
}

function failureOf(error: unknown, limitBytes: number): ServiceError {
  const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ANSWER_TOO_LARGE'
  if (isTooLarge)
    return new ServiceError(`The calendar has more than ${Math.floor(limitBytes / 1_000_000)} MB.`)
  return refusedHost(error) ?? noResponseError('The calendar’s server', error, false)
}

function refusal({ status, statusText }: Response): ServiceError {
  const quoted = `${status} ${statusText}`.trim().slice(0, quotedAtMost)
  const fix = [401, 403, 404, 410].includes(status)
    ? ' Copy its address once more from your calendar’s settings.'
    : ''
  return new ServiceError(`The calendar’s server answered “${quoted}”.${fix}`)
}
