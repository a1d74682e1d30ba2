import { isIP } from 'node:net'
import type { GivenSettings, SettingFault } from './given-settings.ts'
import { isPublicAddress } from './public-address.ts'

/** Names that RFC 2606 and RFC 6762 reserve, such as this site's samples. */
const reserved = /(?:^|\.)(?:localhost|local|test|invalid|example|example\.(?:com|net|org))$/i

/** Whether a host name is reachable for others: not this machine, its network, or a sample. */
export function isReachableDomain(host: string): boolean {
  const name = host.replaceAll(/^\[|\]$|\.$/g, '')
  if (isIP(name)) return isPublicAddress(name)
  return name.includes('.') && !reserved.test(name)
}

/** The domain of an address, with or without a name. */
export function domainOf(mailbox: string): string {
  const address = /<([^<>]*)>$/.exec(mailbox)?.[1] ?? mailbox
  return address.slice(address.lastIndexOf('@') + 1)
}

/** Returns a fault for an address that gets no mail while the site is public. */
export function unreachableSender(
  name: string,
  given: GivenSettings,
  siteUrl: string | undefined,
): SettingFault[] {
  const address = given[name]
  if (address === undefined || siteUrl === undefined || !URL.canParse(siteUrl)) return []
  if (!isReachableDomain(new URL(siteUrl).hostname) || isReachableDomain(domainOf(address))) return []
  return [{ name, message: `must be an address that gets mail: nobody can reach ${domainOf(address)}` }]
}
