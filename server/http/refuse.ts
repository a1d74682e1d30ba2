import { STATUS_CODES, type ServerResponse } from 'node:http'

const sentences = {
  408: 'This took too long to arrive. Please check your connection and send it again.',
  503: 'The site is restarting. Please send it again in a moment.',
}

/** Time for the client to read the refusal: closing a connection with unread bytes would discard it. */
const lingerMs = 1_000

/**
 * Responds to a request without reading its body, and closes the connection. Bypasses the response object, because a
 * reader of the body may still use it later.
 */
export function refuse(response: ServerResponse, status: keyof typeof sentences): void {
  const { socket } = response.req
  if (response.headersSent || !socket.writable) return void socket.destroy()
  const body = JSON.stringify({ error: sentences[status], code: 'unavailable' })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    ...(status === 503 ? ['retry-after: 5'] : []),
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  setTimeout(() => socket.destroy(), lingerMs).unref()
}
