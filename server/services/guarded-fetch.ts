import { once } from 'node:events'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestHttps } from 'node:https'
import { Readable } from 'node:stream'
import type { HostGuard } from './host-guard.ts'

type GuardedFetch = (address: string, init: RequestInit) => Promise<Response>

/**
 * The part of `fetch` that services need, over connections checked by a guard, because `fetch` itself accepts no
 * look-up. It follows no redirect, and requests an uncompressed response.
 * @throws HostRefusedError
 */
export function guardedFetch({ check, lookup }: HostGuard): GuardedFetch {
  return async (address, init) => {
    // `Request` normalizes headers and body.
    const outgoing = new Request(address, init)
    const { hostname, protocol } = new URL(outgoing.url)
    check(hostname)
    const body = Buffer.from(await outgoing.arrayBuffer())
    const request = protocol === 'https:' ? requestHttps : requestPlain
    const call = request(outgoing.url, {
      method: outgoing.method,
      lookup,
      headers: {
        ...Object.fromEntries(outgoing.headers),
        'accept-encoding': 'identity',
        'content-length': body.byteLength,
      },
      ...(init.signal && { signal: init.signal }),
    })
    // The error event would end the process without a listener; the failed response already reports it.
    call.on('error', () => {})
    call.end(body)
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    return responseOf(answer)
  }
}

/** @throws Error for an invalid response */
function responseOf(answer: IncomingMessage): Response {
  const { statusCode: status = 0, statusMessage: statusText = '' } = answer
  try {
    const headers = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    )
    const body = hasNoBody(status) ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>)
    if (body === null) answer.resume()
    return new Response(body, { status, statusText, headers })
  } catch (error) {
    answer.destroy()
    throw error
  }
}

/** `Response` accepts no body with these statuses, not even an empty one. */
export const hasNoBody = (status: number) => [101, 204, 205, 304].includes(status)
