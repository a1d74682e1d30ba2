import { isCommonPassword, unswapped } from './common-passwords.ts'

/** The minimum length of a password, by the kind of account. */
export const passwordMinLength = { user: 12, admin: 15 } as const
/** More than any passphrase; bounds the input of hashing. */
const passwordMaxLength = 256

/**
 * The Unicode form in which a password is checked and hashed (NFKC): one key may produce an ä as one or two
 * characters, and a phone may insert full-width letters.
 */
export const normalisePassword = (password: string): string => password.normalize('NFKC')

interface PasswordFault {
  rule: 'length' | 'name' | 'common'
  /** The rule, as a sentence for the user. */
  message: string
}

export interface PasswordAccount {
  /** Normalized; empty if not known yet. */
  email: string
  siteName: string
  isAdmin: boolean
}

/**
 * The rule that a new password breaks, if any, the same in browser, server, settings and command line. Length is
 * counted in user-visible characters; names are found in any case and with digits for letters.
 */
export function passwordFault(
  password: string,
  { email, siteName, isAdmin }: PasswordAccount,
): PasswordFault | undefined {
  const text = normalisePassword(password)
  const { length } = Array.from(text)
  const minLength = passwordMinLength[isAdmin ? 'admin' : 'user']
  if (length < minLength)
    return { rule: 'length', message: `Password should be at least ${minLength} characters.` }
  if (length > passwordMaxLength)
    return { rule: 'length', message: `Password should be at most ${passwordMaxLength} characters.` }
  const letters = lettersOf(text)
  const isIn = (name: string) => lettersOf(name).length >= shortestName && letters.includes(lettersOf(name))
  if (isIn(siteName))
    return { rule: 'name', message: `Please don’t use this site’s name, ${siteName}, in the password.` }
  const name = namesOf(email).find(isIn)
  if (name !== undefined)
    return {
      rule: 'name',
      message: `Please don’t use “${name}” from your email address in the password.`,
    }
  if (!isCommonPassword(text)) return undefined
  return {
    rule: 'common',
    message:
      'This password is one of the first people guess. Four words that don’t belong together are better.',
  }
}

/** The text without punctuation and spaces, with digits read as the letters they replace. */
const lettersOf = (text: string) => unswapped(normalisePassword(text)).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Labels that are not a name, like `co` in `example.co.uk`. */
const upperLabels = new Set(['ac', 'co', 'com', 'edu', 'gov', 'net', 'org'])
/** The minimum lengths of a part of an address and of a whole name: shorter ones occur in too many harmless words. */
const shortestPart = 4
const shortestName = 3

/** What a stranger would guess from an address: the name before the @, its parts, and the domain's name. */
function namesOf(email: string): string[] {
  const at = email.lastIndexOf('@')
  if (at === -1) return []
  const local = email.slice(0, at)
  const labels = email
    .slice(at + 1)
    .split('.')
    .slice(0, -1)
  const parts = [...local.split(/[^\p{L}\p{N}\p{M}]+/u), ...labels.filter((label) => !upperLabels.has(label))]
  return [local, ...parts.filter((part) => lettersOf(part).length >= shortestPart)]
}
