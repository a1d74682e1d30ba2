import { connect, type Socket } from 'node:net'

export interface RawClient {
  socket: Socket
  /** Everything that has come so far. */
  received(): string
  /** Resolves to everything that came once the other side has closed the connection or cut it. */
  closed: Promise<string>
}

/** A connection that sends this text and says what comes back, for what no HTTP client would do. */
export function rawClient(url: string, text = ''): RawClient {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')))
  socket.on('error', () => {})
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)))
  if (text) socket.write(text)
  return { socket, received: () => received, closed }
}
