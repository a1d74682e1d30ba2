/**
 * The one form in which an address is compared and stored (behavior 8.2): trimmed, in lowercase, without invisible
 * characters, the part before the at sign with composed accents, the domain in ASCII, as browsers send it. Pasted
 * extras are removed: `mailto:`, a name before angle brackets, a comma or dot after it.
 */
export function normaliseEmail(typed: string): string {
  // Too long for an address, and slow to match.
  if (typed.length > 999) return typed
  return typed
    .replaceAll(/\p{Cf}/gu, '')
    .replace(/^(.*[^\s.,;])?[\s.,;]*$/s, '$1')
    .replace(/^[^<]*<([^<>]*)>$/, '$1')
    .replace(/^\s*mailto:([^?]*).*/is, '$1')
    .trim()
    .toLowerCase()
    .normalize()
    .replace('＠', '@')
    .replace(/[^@]+$/, asciiDomain)
}

/** A domain that cannot be written in ASCII stays as it is. */
function asciiDomain(domain: string): string {
  try {
    return /^[\p{L}\p{N}\p{M}.。．｡-]+$/u.test(domain) ? new URL(`http://${domain}`).hostname : domain
  } catch {
    return domain
  }
}

const addressForm =
  /^(?!\.|.*\.[.@])[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?=\d*[a-z])[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/u

/**
 * Whether mail could be addressed to this, which {@link normaliseEmail} has returned: a dot-atom of RFC 5322 (letters
 * of any script allowed, RFC 6531), an at sign, and a domain of at least two labels, the last no number. Quoted local
 * parts and address literals are refused: no business mailbox uses them, and they are the usual carriers of header
 * injection.
 */
export function isEmailAddress(address: string): boolean {
  return address.length < 255 && addressForm.test(address)
}
