import { connect, type Socket } from 'node:net'

export interface RawClient {
  socket: Socket
  /** Returns everything received so far. */
  received(): string
  /** Resolves to everything received once the connection is closed. */
  closed: Promise<string>
}

/** Opens a connection and sends this text, for requests that no HTTP client would send. */
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
