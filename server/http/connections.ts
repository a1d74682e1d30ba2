import type { Server, ServerResponse } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'
import { refuse } from './refuse.ts'

/** The server's open connections, for letting go of them without losing a request. */
export interface Connections {
  /** Requests without their whole answer. */
  underWay(): number
  /** Connections so far. */
  accepted(): number
  /** Bytes that have left so far. */
  bytesSent(): number
  /** From now on every answer tells its reader that the connection ends with it, or, with false, no longer does. */
  announceClose(announces: boolean): void
  /** Takes no new connections. */
  stopListening(): void
  /** Lets go of each connection as soon as it carries nothing. */
  closeIdle(): void
  /** Ends the requests that have not arrived as a whole. */
  refuseUnsent(): void
  /** Resolves once none is open. */
  allClosed(): Promise<void>
}

interface Connection {
  answers: Set<ServerResponse>
  /** How much had been read when its last answer was out: more is the beginning of the next request. */
  readAtRest: number
}

/**
 * Node's own `close` and `closeIdleConnections` take a connection for idle whose answer is still being sent, and cut
 * it: so this keeps count itself.
 */
export function followConnections(server: Server): Connections {
  const open = new Map<Socket, Connection>()
  let accepted = 0
  let sentOnClosed = 0
  let announcesClose = false
  let isLettingGo = false
  let closed: (() => void) | undefined

  server.on('connection', (socket) => {
    accepted += 1
    open.set(socket, { answers: new Set(), readAtRest: 0 })
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
      connection.readAtRest = socket.bytesRead
      if (isLettingGo) closeIfIdle(socket, connection)
    })
  })

  const answers = () => Array.from(open.values(), (connection) => [...connection.answers]).flat()

  function closeIfIdle(socket: Socket, { answers: own, readAtRest }: Connection): void {
    if (own.size === 0 && socket.bytesRead === readAtRest) socket.destroySoon()
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
    stopListening() {
      Listener.prototype.close.call(server)
    },
    closeIdle() {
      isLettingGo = true
      for (const [socket, connection] of open) closeIfIdle(socket, connection)
    },
    refuseUnsent() {
      for (const [socket, { answers: own, readAtRest }] of open) {
        const unsent = [...own].find(({ req }) => !req.complete)
        if (unsent) refuse(unsent, 503)
        else if (own.size === 0 && socket.bytesRead !== readAtRest) socket.destroy()
      }
    },
    async allClosed() {
      if (open.size > 0) await new Promise<void>((resolve) => (closed = resolve))
    },
  }
}
