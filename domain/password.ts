import { isCommonPassword, unswapped } from './common-passwords.ts'

/** Fewest characters of a password, by what it opens. */
export const passwordMinLength = { user: 12, admin: 15 } as const
/** More than any passphrase; keeps what is hashed small. */
export const passwordMaxLength = 256

/**
 * The one coding under which a password is checked and hashed (NFKC): the same key may give an ä in one or in two
 * characters, and a phone may put in a wide letter for a plain one.
 */
export const normalisePassword = (password: string): string => password.normalize('NFKC')

export interface PasswordFault {
  rule: 'length' | 'name' | 'common'
  /** The rule, for the person who chose the password. */
  message: string
}

export interface PasswordAccount {
  /** Normalised; empty where it is not known yet. */
  email: string
  siteName: string
  isAdmin: boolean
}

/**
 * Which rule a new password for this account breaks, if any: browser, server, settings and command line say the same.
 * Its length is counted in characters as people count; names are found whatever their case and whichever of their
 * letters are written as digits.
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

/** What is left without signs and with digits read as the letters they stand for. */
const lettersOf = (text: string) => unswapped(normalisePassword(text)).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Labels above the name in a domain like `example.co.uk`. */
const upperLabels = new Set(['ac', 'co', 'com', 'edu', 'gov', 'net', 'org'])
/** What is shorter is in too many innocent words: a part of an address, and a whole name. */
const shortestPart = 4
const shortestName = 3

/** What a stranger would try first of an address: the name before the @, its parts, and the domain's name. */
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
