import { BlockList, isIP } from 'node:net'
import { plainAddress } from './trusted-proxies.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether an address is this machine's own. */
export function isLoopbackAddress(address: string): boolean {
  const plain = plainAddress(address)
  return isIP(plain) !== 0 && loopback.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}

/** Whether a URL's hostname means this machine. */
export const isLoopbackHost = (hostname: string): boolean =>
  hostname === 'localhost' || isLoopbackAddress(hostname.replaceAll(/^\[|\]$/g, ''))
