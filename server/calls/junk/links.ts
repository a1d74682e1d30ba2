/** Matches `host.tld/…` with the end of the host in one case, so not "Dir.Ops/Sales" or "Inc./LLC". */
const bareAddress = /(?:^|[^\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]+\.)+(?:\p{Ll}{2,}|\p{Lu}{2,})\/(?=\S)/u
const spelledAddress = /\p{L}{2,8}:\/\/|(?:^|\s)\/\/[\p{L}\p{N}-]+\.|\bwww\.\S/iu
/** Matches `[url=…]`, `[text](…)` and `<a …>`. Only the first is never a person's; the others may be quoted code. */
const bulletinLink = /\[(?:url|link|img)\b[^[\]]*\]/i
const htmlLink = /<a\b[^<>]*\bhref\s*=(?:\s*["'])?\s*(?:\p{L}+:)?\/\//iu
const markdownLink = /\]\(\s*[^\])\s.]*\.[^\])\s]+\)/u
/** Matches "telegram @name" and "WhatsApp +44 …": invitations to continue elsewhere. */
const messenger =
  /\b(?:telegram|whats\s?app|viber|skype)\b.{0,20}?(?:@\p{L}[\p{L}\p{N}_]{3,}|\+?\d[\d\s()-]{7,})/iu
const cyrillicMessenger =
  /(?:телеграмм?|вотсап|ватсап|вайбер).{0,20}?(?:@\p{L}[\p{L}\p{N}_]{3,}|\+?\d[\d\s()-]{7,})/iu

const anyLink = [
  spelledAddress,
  bareAddress,
  bulletinLink,
  htmlLink,
  markdownLink,
  messenger,
  cyrillicMessenger,
]

/** Whether a name contains a link. A name that ends like a domain, "Booking.com", does not count. */
export const isAdvertisement = (name: string): boolean => anyLink.some((link) => link.test(name))

export const hasBulletinLink = (text: string): boolean => bulletinLink.test(text)

export const hasHtmlLink = (text: string): boolean => htmlLink.test(text)

const withHost =
  /(?:\p{L}{2,8}:\/\/|\bwww\.|@|(?<![\p{L}\p{N}@.-])(?=(?:[\p{L}\p{N}-]+\.)+(?:\p{Ll}{2,}|\p{Lu}{2,})\/))((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})/giu

/**
 * Whether a text links anywhere but to its writer's own site (the domain of the address, or a domain named like it).
 */
export function leadsAway(text: string, ownHosts: readonly string[]): boolean {
  const isOwn = (host: string) => ownHosts.some((own) => host === own || host.endsWith(`.${own}`))
  const hosts = Array.from(text.matchAll(withHost), ([, host = '']) => host.toLowerCase())
  if (hosts.some((host) => !isOwn(host.replace(/^www\./, '')))) return true
  return [bulletinLink, markdownLink, messenger, cyrillicMessenger].some((link) => link.test(text))
}
