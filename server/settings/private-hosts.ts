import { isIP, isIPv4 } from 'node:net'
import { entriesOf } from './checks.ts'
import { blockList, isPrivateName, isPublicAddress } from './public-address.ts'

/** Link-local addresses and cloud metadata services (Amazon, Azure, Alibaba), which no owner connects to. */
const neverCalled = [
  '169.254.0.0/16',
  '168.63.129.16/32',
  '100.100.100.200/32',
  'fe80::/10',
  'fd00:ec2::254/128',
  // The first of them, behind an IPv6 to IPv4 gateway.
  '64:ff9b::a9fe:0/112',
]

/** Why a host is refused. */
export type HostRefusal = 'link-local' | 'private'

/** Which hosts saved settings may call, unlike the environment's. */
export interface PrivateHosts {
  /** Undefined for an allowed address of this name. */
  refusalOf(hostname: string, address: string): HostRefusal | undefined
  /** The same without DNS, as far as possible. */
  refusalOfHost(hostname: string): HostRefusal | undefined
}

/** @param allowed names, addresses and ranges with commas, as in ALLOWED_PRIVATE_HOSTS */
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
      const host = plainHost(canonicalHost(hostname))
      if (isIP(host)) return refusalOf(host, host)
      // Its address is checked when it is called: it may be in an allowed range.
      return !isPrivateName(host) || names.has(host) || ranges.length > 0 ? undefined : 'private'
    },
  }
}

/** As in an http address, where `0x7f.1` and `2130706433` are `127.0.0.1`: in an smtp address they stay as typed. */
const canonicalHost = (hostname: string) => URL.parse(`http://${hostname}`)?.hostname ?? hostname

/** Lowercase, without IPv6 brackets and a trailing dot. */
const plainHost = (hostname: string) => hostname.toLowerCase().replace(/^\[|\]$|\.$/g, '')

const isRange = (entry: string) => isIP(entry.split('/')[0] ?? '') !== 0
