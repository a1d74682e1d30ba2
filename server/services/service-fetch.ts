import { guardedFetch, hasNoBody } from './guarded-fetch.ts'
import type { HostGuard } from './host-guard.ts'

/** An answer was larger than anything the service has to say. */
class TooLargeError extends Error {
  readonly code = 'ANSWER_TOO_LARGE'
}

/** A body as it comes, unpacked, up to so many bytes; whoever stops reading ends the connection. */
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
  /** Hears of every piece of a successful answer as it comes, for callers that want to know how far one got. */
  onBytes?: (bytes: number) => void
  /** Judges the address, where it is not the environment's. */
  guard?: HostGuard | undefined
}

/**
 * `fetch` for services whose address is a setting: what they answer fills no memory, and where they point to with a
 * redirect nothing of ours is sent; it comes back as the answer it is. The caller's signal is the deadline.
 * @param limitBytes of the whole body, unpacked. Reading a larger one fails with `ANSWER_TOO_LARGE`.
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

/** The answer's JSON; undefined for whatever is none. */
export async function jsonOf(answer: Response): Promise<unknown> {
  const text = await answer.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
