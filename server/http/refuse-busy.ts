import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tryInAMinute } from '#server/errors/app-error'

const retryAfterSeconds = 5

/** Answers that there is too much to do. By hand: it is for moments when everything else costs too much. */
export function refuseBusy(
  { headers: { accept = '' } }: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): void {
  const requestId = randomUUID()
  const [type, body] = accept.includes('text/html')
    ? ['text/plain; charset=utf-8', tryInAMinute]
    : ['application/json', JSON.stringify({ error: tryInAMinute, code: 'unavailable', requestId })]
  response.writeHead(503, {
    ...headers,
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'retry-after': String(retryAfterSeconds),
    'x-request-id': requestId,
  })
  response.end(body)
}
