import { createHmac, randomInt } from 'node:crypto'

export const recoveryCodeCount = 10
/** Without letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRTVWXYZ'
const half = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Ten new codes as they are shown: two groups of five, some 48 bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => `${half()}-${half()}`)

/** How a code is stored. Case, spaces and hyphens do not matter. */
export function hashRecoveryCode(secret: string, userId: string, code: string): string {
  const typed = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  return createHmac('sha256', secret).update(`recovery-code:${userId}:${typed}`).digest('base64url')
}
