import { adminRoles } from '#domain/role'
import * as z from 'zod/mini'
import { choice } from './choice.ts'
import { defineContract } from './contract.ts'
import { email } from './person.ts'

export const memberRole = choice(adminRoles, 'Please choose a role')

/**
 * Invites an address to the team. A repeat for the same address renews its invitation: the new link works for seven
 * days, the earlier one no longer. An address that is in the team is refused.
 */
export const inviteMember = defineContract({
  name: 'invite-member',
  input: z.strictObject({ email, role: memberRole }),
  output: z.object({
    data: z.object({ id: z.string(), email: z.string(), isMailed: z.boolean() }),
    /**
     * The link's path, only while no mail server is connected. It is never stored: a repeat under the same idempotency
     * key returns the response without it.
     */
    link: z.optional(z.string()),
    logId: z.nullable(z.string()),
  }),
})
