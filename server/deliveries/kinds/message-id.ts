/**
 * The Message-ID of a delivery (RFC 5322 §3.6.4): the same for every attempt, so that a mail sent twice because the
 * first answer was lost is recognised as one.
 * @param key the delivery's dedupe key, letters, digits, `:` and `-`
 */
export function messageIdOf(key: string, siteUrl: string): string {
  return `<${key.replaceAll(':', '.')}@${new URL(siteUrl).hostname}>`
}
