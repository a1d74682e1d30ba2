import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { connectDatabase, type Database } from '#server/db/connect'

/** Connects to a server that accepts connections and never responds, as a suspended PostgreSQL; ends with its test. */
export async function silentDatabase(): Promise<Database> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const frozen = await connectDatabase({ databaseUrl: `postgres://x@127.0.0.1:${port}/x`, dataDir: '' })
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await frozen.close()
  })
  return frozen
}
