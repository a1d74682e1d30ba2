import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'

/** Records every TCP connection that this process tries to open, as `address:port`. */
export function recordConnectionAttempts() {
  const attempts: string[] = []
  function follow(message: unknown) {
    const { socket } = message as { socket: Socket }
    socket.on('connectionAttempt', (address, port) => attempts.push(`${address}:${port}`))
  }
  subscribe('net.client.socket', follow)
  return { attempts, stop: () => void unsubscribe('net.client.socket', follow) }
}
