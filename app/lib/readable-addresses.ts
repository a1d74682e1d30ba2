/**
 * Addresses are stored with their domain in ASCII (`normaliseEmail`); people read it as it is written. A domain that
 * its script would not be converted back to stays as it is, because it may be there to deceive.
 */
export async function readableAddresses(json: string): Promise<string> {
  if (!json.includes('xn--')) return json
  const { toUnicode } = await import('punycode/punycode.es6.js')
  return json.replaceAll(/@([a-z0-9.-]*xn--[a-z0-9.-]+)/g, (address, domain: string) => {
    try {
      const readable = toUnicode(domain)
      return new URL(`http://${readable}`).hostname === domain ? `@${readable}` : address
    } catch {
      return address
    }
  })
}
