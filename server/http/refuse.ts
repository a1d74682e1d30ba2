import { STATUS_CODES, type ServerResponse } from 'node:http'

const sentences = {
  408: 'This took too long to arrive. Please check your connection and send it again.',
  503: 'The site is restarting. Please send it again in a moment.',
}

/** Time for the refusal to be read: closed with bytes still coming in, a connection drops what was sent on it. */
const lingerMs = 1_000

/**
 * Answers a request whose body has not come, and ends its connection. Past the response: whoever is still reading the
 * body may write one later.
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
