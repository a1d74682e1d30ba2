import { adminRoles } from '#domain/role'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { instant } from './instant.ts'
import { trimmedText } from './text.ts'

/** The page of an invitation, with the token after it: in the hash, so that no server logs it. */
export const invitationPath = '/auth#invitation='

/** Returns what an invitation's link offers; null for an unknown, used, revoked or expired one. */
export const getInvitation = defineContract({
  name: 'get-invitation',
  input: z.strictObject({ token: trimmedText(200) }),
  output: z.object({
    data: z.nullable(
      z.object({
        email: z.string(),
        role: z.enum(adminRoles),
        invitedBy: z.nullable(z.string()),
        expiresAt: instant(),
        /** The address has an account, so its password is required instead of a new one. */
        hasAccount: z.boolean(),
      }),
    ),
  }),
})
