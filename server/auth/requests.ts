import * as z from 'zod/mini'
import { isEmailAddress, normaliseEmail } from '#domain/email'
import { AuthFailure } from './auth-failure.ts'

/** Unknown fields are ignored, because auth-js sends more than is used here (captcha, PKCE and metadata). */
const password = z.string('Please enter your password').check(z.minLength(1, 'Please enter your password'))
const email = z.string('Please enter a valid email address').check(
  z.overwrite(normaliseEmail),
  z.refine((address) => isEmailAddress(address), 'Please enter a valid email address'),
)
const linkType = z.enum(
  ['signup', 'email', 'recovery'],
  'Only links of type signup and recovery are known here',
)
const token = z
  .string('The link has no token')
  .check(z.minLength(1, 'The link has no token'), z.maxLength(200))

const personName = z
  .string('Please enter your name')
  .check(z.trim(), z.maxLength(80, 'A name has at most 80 characters'))

export const credentials = z.object({ email, password })
export const addressOnly = z.object({ email })
export const refreshRequest = z.object({
  refresh_token: z.string('A refresh token is needed').check(z.maxLength(500)),
})
export const verifyRequest = z.object({ type: linkType, token_hash: token })
export const verifyLink = z.object({ type: linkType, token })
export const resendRequest = z.object({
  type: z.literal('signup', 'Only the mail of a sign-up can be sent again'),
  email,
})
export const userChange = z.object({
  password: z.optional(password),
  current_password: z.optional(password),
  data: z.optional(z.looseObject({ name: z.optional(personName) })),
  email: z.optional(z.never('The address of an account cannot be changed here')),
})
export const setUpRequest = z.object({ token, email, password })

/** @throws AuthFailure validation_failed with the first error's sentence */
export function parseRequest<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new AuthFailure(400, 'validation_failed', parsed.error.issues[0]?.message ?? 'Please check the form.')
}
