import { passwordFault, passwordMaxLength, passwordMinLength } from '#domain/password'
import { AuthFailure } from './auth-failure.ts'
import { hashPassword } from './password-hash.ts'

interface Account {
  email: string
  isAdmin: boolean
}

/** The hash of a password that may be used for this account. @throws AuthFailure weak_password, before hashing */
export async function hashNewPassword(password: string, account: Account): Promise<string> {
  const fault = passwordFault(password, account)
  if (fault === undefined) return hashPassword(password)
  const minLength = passwordMinLength[account.isAdmin ? 'admin' : 'user']
  const messages = {
    short: `Password should be at least ${minLength} characters.`,
    long: `Password should be at most ${passwordMaxLength} characters.`,
    common:
      'This password is among the first that are guessed. Four words that do not belong together are better.',
  }
  throw new AuthFailure(422, 'weak_password', messages[fault], {
    reasons: [fault === 'common' ? 'pwned' : 'length'],
  })
}
