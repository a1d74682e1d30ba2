import { adminRoles } from '#domain/role'
import { deliveryStates } from '#domain/delivery-state'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'

const member = z.object({
  id: z.string(),
  email: z.string(),
  /** The name that they entered. */
  name: z.optional(z.nullable(z.string())),
  role: z.enum(adminRoles),
  /** The caller. */
  isYou: z.boolean(),
  /** When the account was created. */
  createdAt: z.iso.datetime(),
  /** To about a quarter of an hour; null if they have never signed in. */
  lastSeenAt: z.nullable(z.iso.datetime()),
  /** The second steps at sign-in; without an app and passkeys, the password alone is enough. */
  secondStep: z.object({ hasApp: z.boolean(), passkeys: z.int() }),
  /** When changes need a second step, if the site requires one of this account. */
  requiredFrom: z.nullable(z.iso.datetime()),
  /** In how many places they are signed in. */
  sessions: z.int(),
})
export type Member = z.output<typeof member>

const invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(adminRoles),
  /** Null once the inviting account is erased. */
  invitedBy: z.nullable(
    z.object({ email: z.string(), name: z.optional(z.nullable(z.string())), isYou: z.boolean() }),
  ),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
  /** The newest mail with its link; null when its delivery is no longer known. */
  mail: z.nullable(z.object({ state: z.enum(deliveryStates), error: z.nullable(z.string()) })),
})
export type Invitation = z.output<typeof invitation>

/** Everybody with a role, and the invitations that were neither accepted nor revoked. */
export const listTeam = defineContract({
  name: 'list-team',
  input: z.strictObject({}),
  output: z.object({
    data: z.object({
      members: z.array(member),
      invitations: z.array(invitation),
      /** Whether invitations are mailed. Otherwise each link is shown once, to be passed on by hand. */
      isMailConnected: z.boolean(),
    }),
  }),
})
