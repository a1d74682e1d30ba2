import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { refuse } from './refuse.ts'

/** Timeouts in milliseconds. */
export interface Timeouts {
  /** For a request's header, from the connection or its first byte. */
  headersMs: number
  /** For the rest of it. */
  bodyMs: number
  /** The same for an upload of a picture. */
  uploadMs: number
  /** For a client that has stopped reading. */
  unreadMs: number
  /** For the next request on a connection. */
  keptMs: number
}

export const timeouts: Timeouts = {
  headersMs: 10_000,
  bodyMs: 30_000,
  uploadMs: 60_000,
  unreadMs: 60_000,
  // Proxies usually keep theirs for 60 s: with a shorter timeout here they would send into a closing connection.
  keptMs: 72_000,
}

interface HttpServerOptions {
  /** Whether this address accepts pictures. */
  isUpload(url: string): boolean
  timeouts: Timeouts
}

/**
 * A server on which slow clients cost others nothing: a client that does not send or read in time is cut. Responses
 * that write now and then, such as event streams, may last.
 */
export function createHttpServer({ isUpload, timeouts: waits }: HttpServerOptions): Server {
  const server = createServer({
    headersTimeout: waits.headersMs,
    // Bodies have limits by address, below.
    requestTimeout: 0,
    keepAliveTimeout: waits.keptMs,
    connectionsCheckingInterval: Math.min(1_000, waits.headersMs / 2),
    // Health checks use HTTP/1.0 without a Host; `needsHost` requires it from others.
    requireHostHeader: false,
  })
  const cutIfUnread = unreadCutter(waits.unreadMs)
  server.on('request', (request, response) => {
    if (hasBody(request)) limitBody(response, isUpload(request.url ?? '') ? waits.uploadMs : waits.bodyMs)
    cutIfUnread(request.socket, response)
  })
  return server
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function limitBody(response: ServerResponse, limitMs: number): void {
  const { req: request } = response
  const timer = setTimeout(() => {
    if (!request.complete) refuse(response, 408)
  }, limitMs)
  const stop = () => clearTimeout(timer)
  request.once('end', stop).once('close', stop)
}

/**
 * Node reports when nothing has moved on a connection for a while. Enough such periods in a row, with data waiting,
 * end it.
 */
function unreadCutter(limitMs: number): (socket: Socket, response: ServerResponse) => void {
  const checkEveryMs = limitMs / 12
  const seen = new WeakMap<Socket, { unreadSince: number; at: number }>()

  function look(socket: Socket): void {
    const now = performance.now()
    const before = seen.get(socket)
    // Something has moved if Node was silent for longer than one period.
    const goesOn = before !== undefined && now - before.at < 1.5 * checkEveryMs
    const unreadSince = goesOn ? before.unreadSince : now - checkEveryMs
    if (socket.writableLength === 0) seen.delete(socket)
    else if (now - unreadSince >= limitMs) return void socket.destroy()
    else seen.set(socket, { unreadSince, at: now })
    socket.setTimeout(checkEveryMs)
  }

  return (socket, response) => {
    socket.setTimeout(checkEveryMs)
    response.on('timeout', look)
  }
}
