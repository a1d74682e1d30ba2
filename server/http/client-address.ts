import { isIP } from 'node:net'
import { plainAddress, trustedProxies } from './trusted-proxies.ts'

/**
 * The client's address for limits: the peer's, or what trusted proxies report. `X-Forwarded-For` is read from its
 * end: everything left of the first address that is not a trusted proxy's can be forged.
 * @param proxies addresses or CIDR ranges
 */
export function clientAddressReader(proxies: readonly string[]) {
  const isTrusted = trustedProxies(proxies)

  return (peer: string, forwardedFor: string | undefined): string => {
    let client = plainAddress(peer)
    for (const hop of (forwardedFor ?? '').split(',').toReversed()) {
      if (!isTrusted(client)) break
      const address = plainAddress(hop.trim())
      if (isIP(address) === 0) break
      client = address
    }
    return client
  }
}

/** What counts as one visitor: an IPv4 address, or the /64 of an IPv6 network. */
export function limitKeyOf(address: string): string {
  return isIP(address) === 6 ? networkOf(address, 4) : address
}

/** The /48 that one IPv6 customer may have; undefined for IPv4. */
export function widerKeyOf(address: string): string | undefined {
  return isIP(address) === 6 ? networkOf(address, 3) : undefined
}

/** The first 16-bit groups, normalized. */
function networkOf(address: string, groupCount: number): string {
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const groups = [
    ...before,
    ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'),
    ...after,
  ]
  const network = groups.slice(0, groupCount).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/${groupCount * 16}`
}
