import { type PasswordAccount, passwordFault } from '#domain/password'
import * as z from 'zod/mini'
import { email } from './person.ts'

/** The forms of an account (behavior 13.1: email and password required); the server validates both again. */
const knownPassword = z.string().check(z.minLength(1, 'Please enter your password'))
const chosenPassword = z.string().check(z.minLength(1, 'Please choose a password'))

/** The rules for a new password; without `email` in `account`, they use the form's address. */
function passwordRules(account: Partial<PasswordAccount> & Pick<PasswordAccount, 'siteName' | 'isAdmin'>) {
  return ({ value, issues }: z.core.ParsePayload<{ email?: string; password: string }>) => {
    const fault = passwordFault(value.password, { email: value.email ?? '', ...account })
    if (fault) {
      issues.push({ code: 'custom', path: ['password'], input: value.password, message: fault.message })
    }
  }
}

export const signInFields = z.strictObject({ email, password: knownPassword })
export const newAccountFields = (account: Omit<PasswordAccount, 'email'>) =>
  z.strictObject({ email, password: chosenPassword }).check(passwordRules(account))
export const addressFields = z.strictObject({ email })
/** The password reset behind a mailed link. Only the server knows the account, and whether it is an admin's. */
export const recoveryFields = ({ siteName }: Pick<PasswordAccount, 'siteName'>) =>
  z.strictObject({ password: chosenPassword }).check(passwordRules({ siteName, isAdmin: false }))
/** The form of an invitation to an address without an account. */
export const invitationFields = (account: PasswordAccount) =>
  z.strictObject({ password: chosenPassword }).check(passwordRules(account))
/** The form of an invitation to an address with an account. */
export const invitedSignInFields = z.strictObject({ password: knownPassword })
export const changeFields = (account: PasswordAccount) =>
  z.strictObject({ current_password: knownPassword, password: chosenPassword }).check(passwordRules(account))
