import { isEmailAddress, normaliseEmail } from '#domain/email'
import { type PasswordAccount, passwordFault } from '#domain/password'
import * as z from 'zod/mini'
import './messages.ts'

/** What the forms of an account hold (S1 §5: email and password required); the server has the last word on both. */
const email = z.string().check(
  z.overwrite(normaliseEmail),
  z.refine((address) => isEmailAddress(address), 'Please enter a valid email address'),
)
const knownPassword = z.string().check(z.minLength(1, 'Please enter your password'))
const chosenPassword = z.string().check(z.minLength(1, 'Please choose a password'))

/** The rules for a new password; the account's address stands in the form itself where it is not given. */
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
/** Behind a link: whose account it is, and whether an admin's, only the server knows. */
export const recoveryFields = ({ siteName }: Pick<PasswordAccount, 'siteName'>) =>
  z.strictObject({ password: chosenPassword }).check(passwordRules({ siteName, isAdmin: false }))
export const changeFields = (account: PasswordAccount) =>
  z.strictObject({ current_password: knownPassword, password: chosenPassword }).check(passwordRules(account))
