/**
 * Returns the Message-ID of a delivery (RFC 5322 §3.6.4). It is equal for every attempt, so that mail programs
 * recognize a mail that was sent twice because a response was lost.
 * @param key the delivery's dedupe key: letters, digits, `:` and `-`
 */
export function messageIdOf(key: string, siteUrl: string): string {
  return `<${key.replaceAll(':', '.')}@${new URL(siteUrl).hostname}>`
}

/** Returns the dedupe key in a Message-ID; undefined for a Message-ID of another host. */
export function keyOfMessageId(messageId: string, siteUrl: string): string | undefined {
  const [, local, host] = /^<([a-z\d.-]+)@([^<>@]+)>$/i.exec(messageId) ?? []
  return host?.toLowerCase() === new URL(siteUrl).hostname ? local?.replaceAll('.', ':') : undefined
}
