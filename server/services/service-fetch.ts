import { guardedFetch, hasNoBody } from './guarded-fetch.ts'
import type { HostGuard } from './host-guard.ts'

/** A response larger than any the service sends. */
class TooLargeError extends Error {
  readonly code = 'ANSWER_TOO_LARGE'
}

/** Streams a decompressed body up to a size limit. A reader that stops early closes the connection. */
export async function* cappedChunks(
  { body }: Response,
  limitBytes: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  let received = 0
  for await (const chunk of body ?? []) {
    received += chunk.byteLength
    if (received > limitBytes) throw new TooLargeError(`more than ${limitBytes} bytes`)
    yield chunk
  }
}

interface ServiceFetchOptions {
  /** Called with every chunk of a successful response, for callers that need its progress. */
  onBytes?: (bytes: number) => void
  /** Checks the address; undefined for addresses from the environment. */
  guard?: HostGuard | undefined
}

/**
 * `fetch` for services with a configurable address. It limits the size of responses, and returns redirects instead of
 * following them, because another host would receive our data. The caller's signal sets the deadline.
 * @param limitBytes of the whole body, decompressed. A larger one fails with `ANSWER_TOO_LARGE`.
 */
export function serviceFetch(limitBytes: number, { onBytes, guard }: ServiceFetchOptions = {}) {
  const ask = guard ? guardedFetch(guard) : fetch
  return async (address: string, init: RequestInit): Promise<Response> => {
    const answer = await ask(address, { ...init, redirect: 'manual' })
    const chunks: Uint8Array[] = []
    for await (const chunk of cappedChunks(answer, limitBytes)) {
      if (answer.ok) onBytes?.(chunk.byteLength)
      chunks.push(chunk)
    }
    const { status, statusText, headers } = answer
    return new Response(hasNoBody(status) ? null : Buffer.concat(chunks), { status, statusText, headers })
  }
}

/** The response's JSON; undefined if invalid. */
export async function jsonOf(answer: Response): Promise<unknown> {
  const text = await answer.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
