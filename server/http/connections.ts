import type { Server, ServerResponse } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'
import { refuse } from './refuse.ts'

/** Tracks the server's open connections, to close them without losing a request. */
export interface Connections {
  /** Requests without a complete response. */
  underWay(): number
  /** Connections accepted so far. */
  accepted(): number
  /** Bytes sent so far. */
  bytesSent(): number
  /** From now on every response closes its connection, or, with false, no longer does. */
  announceClose(announces: boolean): void
  /** Accepts no new connections. */
  stopListening(): void
  /** Closes each connection as soon as it is idle. */
  closeIdle(): void
  /** Ends incomplete requests. */
  refuseUnsent(): void
  /** Resolves once none is open. */
  allClosed(): Promise<void>
}

interface Connection {
  answers: Set<ServerResponse>
  /** The bytes read when its last response was sent; further bytes are the beginning of the next request. */
  bytesReadAtLastResponse: number
}

/**
 * Node's own `close` and `closeIdleConnections` treat a connection as idle while its response is still being sent,
 * and cut it; so this counts itself.
 */
export function followConnections(
  server: Server,
  stopListening: () => void = () => Listener.prototype.close.call(server),
): Connections {
  const open = new Map<Socket, Connection>()
  let accepted = 0
  let sentOnClosed = 0
  let announcesClose = false
  let isReleasing = false
  let closed: (() => void) | undefined

  server.on('connection', (socket) => {
    accepted += 1
    open.set(socket, { answers: new Set(), bytesReadAtLastResponse: 0 })
    socket.once('close', () => {
      open.delete(socket)
      sentOnClosed += socket.bytesWritten
      if (open.size === 0) closed?.()
    })
  })
  server.on('request', ({ socket }, response) => {
    const connection = open.get(socket)
    if (!connection) return
    connection.answers.add(response)
    if (announcesClose) response.setHeader('connection', 'close')
    response.once('close', () => {
      connection.answers.delete(response)
      connection.bytesReadAtLastResponse = socket.bytesRead
      if (isReleasing) closeIfIdle(socket, connection)
    })
  })

  const answers = () => Array.from(open.values(), (connection) => [...connection.answers]).flat()

  function closeIfIdle(socket: Socket, { answers: own, bytesReadAtLastResponse }: Connection): void {
    if (own.size === 0 && socket.bytesRead === bytesReadAtLastResponse) socket.destroySoon()
  }

  return {
    underWay: () => answers().length,
    accepted: () => accepted,
    bytesSent() {
      let sent = sentOnClosed
      for (const socket of open.keys()) sent += socket.bytesWritten - socket.writableLength
      return sent
    },
    announceClose(announces) {
      announcesClose = announces
      if (!announces) return
      for (const response of answers()) if (!response.headersSent) response.setHeader('connection', 'close')
    },
    stopListening,
    closeIdle() {
      isReleasing = true
      for (const [socket, connection] of open) closeIfIdle(socket, connection)
    },
    refuseUnsent() {
      for (const [socket, { answers: own, bytesReadAtLastResponse }] of open) {
        const unsent = [...own].find(({ req }) => !req.complete)
        if (unsent) refuse(unsent, 503)
        else if (own.size === 0 && socket.bytesRead !== bytesReadAtLastResponse) socket.destroy()
      }
    },
    async allClosed() {
      if (open.size > 0) await new Promise<void>((resolve) => (closed = resolve))
    },
  }
}
