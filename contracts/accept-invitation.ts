import { adminRoles } from '#domain/role'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { trimmedText } from './text.ts'

/**
 * Accepts an invitation: creates an account with this password, or gives the role to the address's existing account,
 * which has to be signed in and to give its own password. Returns null for an unknown, used, revoked or expired token.
 * Signs nobody in.
 */
export const acceptInvitation = defineContract({
  name: 'accept-invitation',
  input: z.strictObject({
    token: trimmedText(200),
    // Not trimmed: spaces are part of a password.
    password: z
      .string('Please choose a password')
      .check(z.minLength(1, 'Please choose a password'), z.maxLength(1000, 'Please use a shorter password')),
  }),
  output: z.object({
    data: z.nullable(z.object({ email: z.string(), role: z.enum(adminRoles) })),
  }),
})
