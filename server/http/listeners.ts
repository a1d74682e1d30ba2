import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, createServer, type ListenOptions, Server as Listener } from 'node:net'

interface Address {
  port: number
  host: string
}

export interface Listeners {
  /** Opens the port. @returns its number @throws what `listen` emits, such as EADDRINUSE */
  listen(address: Address): Promise<number>
  /** Accepts no new connections. */
  close(): void
}

/**
 * Node accepts one connection per listening socket each time it polls the network. On an overloaded machine a poll takes
 * as long as the work that it comes upon, and thousands of connections wait at the port for it.
 */
const socketCount = 16
/**
 * How many connections may wait at one socket; the system drops further ones, and clients retry after a second or much
 * later.
 */
const backlogPerSocket = 256
/** The most connections that the system may have accepted and this process has not taken yet. */
export const backlogLimit = socketCount * backlogPerSocket

/** The listening sockets of a server: several on one port where the system can do that, which Linux can. */
export function createListeners(server: Server): Listeners {
  const extra = Array.from({ length: socketCount - 1 }, () =>
    // With the options that Node uses for the server's own socket.
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  )
  return {
    async listen({ port: wanted, host }) {
      // A socket that shares its port would also share it with another process of the same user.
      if (wanted !== 0) await expectFree({ port: wanted, host })
      const options = { port: wanted, host, backlog: backlogPerSocket }
      const isShared = await listen(server, { ...options, reusePort: true }).then(
        () => true,
        (error: Error) => {
          if (!cannotShare(error)) throw error
          return false
        },
      )
      if (!isShared) await listen(server, { ...options, backlog: backlogLimit })
      const { port, address } = server.address() as AddressInfo
      if (isShared)
        await Promise.all(
          extra.map((each) => listen(each, { ...options, port, host: address, reusePort: true })),
        )
      return port
    },
    close() {
      for (const each of [server, ...extra]) Listener.prototype.close.call(each)
    },
  }
}

/** The error codes of systems that do not support several sockets on one port. */
const notSupported: readonly unknown[] = ['ENOTSUP', 'ENOPROTOOPT', 'EINVAL']
const cannotShare = (error: Error) => 'code' in error && notSupported.includes(error.code)

async function expectFree(address: Address): Promise<void> {
  const probe = createServer()
  await listen(probe, address)
  probe.close()
  await once(probe, 'close')
}

async function listen(listener: Listener, options: ListenOptions): Promise<void> {
  listener.listen(options)
  await once(listener, 'listening')
}
