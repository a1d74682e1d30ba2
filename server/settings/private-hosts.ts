import { isIP, isIPv4 } from 'node:net'
import { entriesOf } from './checks.ts'
import { blockList, isPrivateName, isPublicAddress } from './public-address.ts'

/**
 * Link-local, and where clouds keep the keys of a machine (Amazon, Azure, Alibaba): nothing that an owner connects is
 * there.
 */
const neverCalled = [
  '169.254.0.0/16',
  '168.63.129.16/32',
  '100.100.100.200/32',
  'fe80::/10',
  'fd00:ec2::254/128',
  // The first of them, as a gateway from IPv6 to IPv4 has it.
  '64:ff9b::a9fe:0/112',
]

/** Why a host is not called. */
export type HostRefusal = 'link-local' | 'private'

/** Which hosts may be called that somebody has saved in the office, rather than set in the environment. */
export interface PrivateHosts {
  /** Undefined for an address that may be called under this name. */
  refusalOf(hostname: string, address: string): HostRefusal | undefined
  /** The same as far as a host can be judged without looking it up. */
  refusalOfHost(hostname: string): HostRefusal | undefined
}

/** @param allowed names, addresses and ranges with commas, as ALLOWED_PRIVATE_HOSTS has them */
export function createPrivateHosts(allowed = ''): PrivateHosts {
  const entries = entriesOf(allowed)
  const ranges = entries.filter(isRange)
  const names = new Set(entries.filter((entry) => !isRange(entry)).map(plainHost))
  const [never, allowedRanges] = [blockList(neverCalled), blockList(ranges)]

  function refusalOf(hostname: string, address: string): HostRefusal | undefined {
    // A zone (`fe80::1%eth0`) names an interface of this machine.
    const [plain = ''] = address.split('%')
    const family = isIPv4(plain) ? 'ipv4' : 'ipv6'
    if (never.check(plain, family)) return 'link-local'
    if (isPublicAddress(plain) || names.has(plainHost(hostname))) return undefined
    return allowedRanges.check(plain, family) ? undefined : 'private'
  }

  return {
    refusalOf,
    refusalOfHost(hostname) {
      const host = plainHost(hostname)
      if (isIP(host)) return refusalOf(host, host)
      // Where it leads is seen when it is called: it may be in one of the ranges.
      return !isPrivateName(host) || names.has(host) || ranges.length > 0 ? undefined : 'private'
    },
  }
}

/** Lowercase, without the brackets of IPv6 and the full stop of a complete name. */
const plainHost = (hostname: string) => hostname.toLowerCase().replace(/^\[|\]$|\.$/g, '')

const isRange = (entry: string) => isIP(entry.split('/')[0] ?? '') !== 0
