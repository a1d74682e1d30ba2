import { toUnicode } from 'punycode/punycode.es6.js'

/**
 * Decodes the Punycode domains of email addresses in JSON, which are stored in ASCII (`normaliseEmail`). A domain that
 * does not encode back to the same ASCII stays as it is, because it may be meant to deceive.
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
