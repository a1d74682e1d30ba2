import { type PasswordAccount, passwordFault } from '#domain/password'
import { AuthFailure } from './auth-failure.ts'
import { hashPassword } from './password-hash.ts'

/** GoTrue's name for each kind of weakness. */
const reasonOf = { length: 'length', name: 'characters', common: 'pwned' } as const

/**
 * The hash of an acceptable password.
 * @throws AuthFailure weak_password, before hashing
 */
export async function hashNewPassword(password: string, account: PasswordAccount): Promise<string> {
  const fault = passwordFault(password, account)
  if (fault === undefined) return hashPassword(password)
  throw new AuthFailure(422, 'weak_password', fault.message, { reasons: [reasonOf[fault.rule]] })
}
