import { toUnicode } from 'punycode/punycode.es6.js'

/**
 * Addresses are stored with their domain in ASCII (`normaliseEmail`); people read it as it is written. A domain that
 * its script would not be converted back to stays as it is, because it may be there to deceive.
 */
export function readableAddresses(json: string): string {
  return json.replaceAll(/@([a-z0-9.-]*xn--[a-z0-9.-]+)/g, (address, domain: string) => {
    try {
      const readable = toUnicode(domain)
      return new URL(`http://${readable}`).hostname === domain ? `@${readable}` : address
    } catch {
      return address
    }
  })
}
