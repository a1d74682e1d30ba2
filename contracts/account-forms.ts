import { isEmailAddress, normaliseEmail } from '#domain/email'
import { passwordMaxLength, passwordMinLength } from '#domain/password'
import * as z from 'zod/mini'
import './messages.ts'

/** What the forms of an account hold (S1 §5: email and password required); the server has the last word on both. */
const email = z.string().check(
  z.overwrite(normaliseEmail),
  z.refine((address) => isEmailAddress(address), 'Please enter a valid email address'),
)
const knownPassword = z.string().check(z.minLength(1, 'Please enter your password'))
const newPassword = (minLength: number) =>
  z
    .string()
    .check(
      z.minLength(1, 'Please choose a password'),
      z.minLength(minLength, `Password should be at least ${minLength} characters.`),
      z.maxLength(passwordMaxLength, `Password should be at most ${passwordMaxLength} characters.`),
    )

export const signInFields = z.strictObject({ email, password: knownPassword })
export const signUpFields = z.strictObject({ email, password: newPassword(passwordMinLength.user) })
export const addressFields = z.strictObject({ email })
export const newPasswordFields = z.strictObject({ password: newPassword(passwordMinLength.user) })
export const changeFields = z.strictObject({
  current_password: knownPassword,
  password: newPassword(passwordMinLength.user),
})
export const setUpFields = z.strictObject({ email, password: newPassword(passwordMinLength.admin) })
