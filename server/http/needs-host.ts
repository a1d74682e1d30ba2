import type { IncomingMessage, ServerResponse } from 'node:http'

const sentence = 'This request does not say which host it is for.'

/** Refuses an HTTP/1.1 request without a Host; older versions had none. Returns false for others. */
export function refuseWithoutHost(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.headers.host !== undefined || request.httpVersion === '1.0') return false
  response.writeHead(400, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': sentence.length,
    connection: 'close',
  })
  response.end(sentence)
  return true
}
