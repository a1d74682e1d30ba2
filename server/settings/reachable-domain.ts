import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Names that RFC 2606 and RFC 6762 keep out of the open internet, as those of this site's samples are. */
const reserved = /(?:^|\.)(?:localhost|local|test|invalid|example|example\.(?:com|net|org))$/i

/** Whether others can reach a host by this name: not this machine, its network, or a sample. */
export function isReachableDomain(host: string): boolean {
  const name = host.replaceAll(/^\[|\]$|\.$/g, '')
  if (isIP(name)) return isPublicAddress(name)
  return name.includes('.') && !reserved.test(name)
}

/** The domain of an address, alone or as `Name <address>`. */
export function domainOf(mailbox: string): string {
  const address = /<([^<>]*)>$/.exec(mailbox)?.[1] ?? mailbox
  return address.slice(address.lastIndexOf('@') + 1)
}
