import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { refuse } from './refuse.ts'

/** How long others are waited for, in milliseconds. */
export interface Patience {
  /** For a request's first lines, from the connection or its first byte. */
  headersMs: number
  /** For the rest of it. */
  bodyMs: number
  /** Likewise, where a picture is sent. */
  uploadMs: number
  /** For somebody who has stopped reading an answer. */
  unreadMs: number
  /** For the next request on a connection. */
  keptMs: number
}

export const patience: Patience = {
  headersMs: 10_000,
  bodyMs: 30_000,
  uploadMs: 60_000,
  unreadMs: 60_000,
  // Proxies keep theirs for 60 s as a rule: had we the shorter patience, they would send into what we are closing.
  keptMs: 72_000,
}

interface HttpServerOptions {
  /** Whether a picture is sent to this address. */
  isUpload(url: string): boolean
  patience: Patience
}

/**
 * A server on which slow clients cost others nothing: who does not send or read in time is cut. Answers that write
 * now and then, as event streams do, go on for as long as they like.
 */
export function createHttpServer({ isUpload, patience: waits }: HttpServerOptions): Server {
  const server = createServer({
    headersTimeout: waits.headersMs,
    // Bodies have limits by their address, below.
    requestTimeout: 0,
    keepAliveTimeout: waits.keptMs,
    connectionsCheckingInterval: Math.min(1_000, waits.headersMs / 2),
    // Health checks speak HTTP/1.0, which has no Host; `needsHost` asks the others for it.
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
 * Node says when nothing has moved on a connection for a while. Of such whiles in a row, with something to read
 * waiting, as many as make up the limit end it.
 */
function unreadCutter(limitMs: number): (socket: Socket, response: ServerResponse) => void {
  const checkEveryMs = limitMs / 12
  const seen = new WeakMap<Socket, { unreadSince: number; at: number }>()

  function look(socket: Socket): void {
    const now = performance.now()
    const before = seen.get(socket)
    // Something has moved when Node was silent for longer than one while.
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
