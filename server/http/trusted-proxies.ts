import { BlockList, isIP } from 'node:net'

/** Whether an address is one of our proxies'. */
export type IsTrusted = (address: string) => boolean

/** @param entries addresses or CIDR ranges */
export function trustedProxies(entries: readonly string[]): IsTrusted {
  const trusted = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/')
    const family = familyOf(address)
    if (prefix === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(prefix), family)
  }
  return (address) => trusted.check(plainAddress(address), familyOf(plainAddress(address)))
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** An IPv4 address in its usual notation; dual-stack sockets prefix it. */
export const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')
