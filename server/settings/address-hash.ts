import { createHmac } from 'node:crypto'
import { domainToUnicode } from 'node:url'

/** Recognizes an address without storing it. */
export type AddressHash = (email: string) => string

/**
 * Hashes the address with its domain in Unicode, because earlier versions stored hashes of that form and nothing else.
 * @param secret the site's secret, without which nobody can test addresses against stored hashes
 */
export function addressHashUnder(secret: string): AddressHash {
  return (email) => {
    const [local = '', domain = ''] = email.split('@')
    const readable = `${local}@${domainToUnicode(domain) || domain}`
    return createHmac('sha256', secret).update(`address ${readable}`).digest('base64url')
  }
}
