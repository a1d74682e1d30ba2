import { publicMailDomains } from '#domain/public-mail-domains'

/** Returns whose people an address belongs to: its domain, or the address itself at a public mail provider. */
export function organizationOf(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return publicMailDomains.has(domain) || /^(?:yahoo|hotmail|outlook|live)\./.test(domain) ? email : domain
}
