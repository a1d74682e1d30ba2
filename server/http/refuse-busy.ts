import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { unavailableMessage } from '#server/errors/app-error'

const retryAfterSeconds = 5

/** Responds that the server is too busy. Hand-written, for moments when everything else is too expensive. */
export function refuseBusy(
  { headers: { accept = '' } }: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): void {
  const requestId = randomUUID()
  const [type, body] = accept.includes('text/html')
    ? ['text/plain; charset=utf-8', unavailableMessage]
    : ['application/json', JSON.stringify({ error: unavailableMessage, code: 'unavailable', requestId })]
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
