import type { IncomingMessage } from 'node:http'
import type { IsTrusted } from './trusted-proxies.ts'

/**
 * Warns once about a proxy that is not trusted: all its visitors then count as one, and one of them can use up
 * everybody's limits.
 */
export function warnOfUnknownProxy(
  isTrusted: IsTrusted,
  warn: (peer: string) => void,
): (request: IncomingMessage) => void {
  let hasWarned = false
  return ({ headers, socket }) => {
    if (hasWarned || headers['x-forwarded-for'] === undefined) return
    const peer = socket.remoteAddress
    if (peer === undefined || isTrusted(peer)) return
    hasWarned = true
    warn(peer)
  }
}
