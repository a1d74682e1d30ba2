/**
 * The Message-ID of a delivery (RFC 5322 §3.6.4): equal for every attempt, so that mail programs recognize a mail
 * that was sent twice because a response was lost.
 * @param key the delivery's dedupe key: letters, digits, `:` and `-`
 */
export function messageIdOf(key: string, siteUrl: string): string {
  return `<${key.replaceAll(':', '.')}@${new URL(siteUrl).hostname}>`
}

/** The dedupe key of the delivery that a Message-ID is of; undefined for one that this site has not made. */
export function keyOfMessageId(messageId: string, siteUrl: string): string | undefined {
  const [, local, host] = /^<([a-z\d.-]+)@([^<>@]+)>$/i.exec(messageId) ?? []
  return host?.toLowerCase() === new URL(siteUrl).hostname ? local?.replaceAll('.', ':') : undefined
}
