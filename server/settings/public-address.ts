import { BlockList, isIP, isIPv4 } from 'node:net'

/** IPv4 ranges that are not public: IANA's special-purpose registry, and Azure's metadata host. */
const notPublicV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]

/** Reserved and documentation ranges within 2000::/3, and those with an embedded IPv4 address (Teredo, 6to4). */
const notPublicV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const refused = blockList([...notPublicV4, ...notPublicV6])
const globalV6 = blockList(['2000::/3'])

/**
 * Whether an IP address is public. Everything else (this machine, its network, cloud metadata services, and every
 * IPv6 form of an IPv4 address) is off limits for outside links.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refused.check(address, 'ipv4')
  // A zone (`fe80::1%eth0`) names an interface of this machine.
  if (isIP(address) !== 6 || address.includes('%')) return false
  return globalV6.check(address, 'ipv6') && !refused.check(address, 'ipv6')
}

/** Whether a host name is private: without a dot, or under a private suffix. */
export const isPrivateName = (host: string): boolean =>
  !host.includes('.') || /\.(localhost|local|internal|lan|home\.arpa)$/.test(host)

/** @param ranges addresses too */
export function blockList(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    list.addSubnet(address, Number(prefix ?? (family === 'ipv4' ? 32 : 128)), family)
  }
  return list
}
