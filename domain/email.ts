/**
 * The one form in which an address is compared and stored (behavior 8.2): trimmed, in lowercase, without invisible
 * characters, the part before the at sign with composed accents, the domain in ASCII, as browsers send it. What people
 * paste with it goes: `mailto:`, a name before angle brackets, a comma or dot behind it.
 */
export function normaliseEmail(typed: string): string {
  const visible = typed
    .replaceAll(/\p{Cf}/gu, '')
    .replace('＠', '@')
    .trim()
  const bare = (/<([^<>]*)>[\s.,;]*$/.exec(visible)?.[1] ?? visible).replace(/^\s*mailto:([^?]*).*/is, '$1')
  const address = withoutEnd(bare).trimStart().toLowerCase().normalize()
  const at = address.lastIndexOf('@')
  return at < 0 ? address : address.slice(0, at + 1) + asciiDomain(address.slice(at + 1))
}

function withoutEnd(text: string): string {
  let end = text.length
  while (end > 0 && /[\s.,;]/.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** A domain that cannot be written in ASCII stays as it is. */
function asciiDomain(domain: string): string {
  const labels = domain.split(/[.。．｡]/)
  if (!isBeyondAscii(domain) || !labels.every((part) => label.test(part))) return domain
  try {
    return new URL(`http://${labels.join('.')}`).hostname
  } catch {
    return domain
  }
}

const isBeyondAscii = (text: string) => /[^\0-\x7f]/.test(text)

const localPart = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*$/u
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u

/**
 * Whether mail could be addressed to this: a dot-atom of RFC 5322 (letters of any script allowed, RFC 6531), an at
 * sign, and a domain of at least two labels, the last no number. Quoted local parts and address literals are refused:
 * no business mailbox uses them, and they are the usual carriers of header injection.
 */
export function isEmailAddress(address: string): boolean {
  if (address.length > 254) return false
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at)
  const domain = asciiDomain(address.slice(at + 1))
  const labels = domain.split('.')
  return (
    at > 0 &&
    local.length <= 64 &&
    localPart.test(local) &&
    labels.length >= 2 &&
    labels.every((part) => label.test(part)) &&
    !isBeyondAscii(domain) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  )
}
