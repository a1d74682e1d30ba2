import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface LoopbackServer {
  readonly server: Server
  /** Without a slash at its end. */
  readonly url: string
  /** Stops listening and drops every connection; `up` comes back on the same port. */
  down(): Promise<void>
  up(): Promise<void>
}

/** Starts a server on a free port of the loopback that can be taken down and up again. */
export async function startLoopbackServer(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<LoopbackServer> {
  const server = createServer((request, response) => void answer(request, response))
  let port = 0

  async function up() {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }
  async function down() {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }

  await up()
  return { server, url: `http://127.0.0.1:${port}`, up, down }
}
