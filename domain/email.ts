/** Normalizes an address for comparison and storage (behavior 8.2). */
export function normaliseEmail(address: string): string {
  return address.trim().toLowerCase()
}

const localPart = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*$/u
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u

/**
 * Whether mail could be addressed to this: a dot-atom of RFC 5322 (letters of any script allowed, RFC 6531), an at
 * sign, and a domain of at least two labels. Quoted local parts and address literals are refused: no business mailbox
 * uses them, and they are the usual carriers of header injection.
 */
export function isEmailAddress(address: string): boolean {
  if (address.length > 254) return false
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at)
  const labels = address.slice(at + 1).split('.')
  return (
    at > 0 &&
    local.length <= 64 &&
    localPart.test(local) &&
    labels.length >= 2 &&
    labels.every((part) => label.test(part))
  )
}
