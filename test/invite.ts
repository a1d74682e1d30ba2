import { expect } from 'vitest'
import { acceptInvitation } from '#contracts/accept-invitation'
import { inviteMember } from '#contracts/invite-member'
import type { AdminRole } from '#domain/role'
import { createTestApp } from './app.ts'
import type { TestDatabase } from './database.ts'

export const invitedEmail = 'lucia@marchetti.example'
export const chosenPassword = 'four kettles on a green shelf'

/** An owner's calls while no mail server is connected, unless the options say otherwise. */
export const asOwner = (database: TestDatabase, options = {}) =>
  createTestApp(database, { role: 'owner', isConnected: false, ...options })

export const asVisitor = (database: TestDatabase) => createTestApp(database, { role: 'anonymous' })

/** Invites while no mail server is connected; returns the token of the link that is shown. */
export async function invite(
  database: TestDatabase,
  { role = 'editor', email = invitedEmail }: { role?: AdminRole; email?: string } = {},
): Promise<string> {
  const { status, body } = await asOwner(database).post(inviteMember.name, { email, role })
  expect(status, body.error).toBe(200)
  const { link } = inviteMember.output.parse(body)
  return link?.split('=')[1] ?? ''
}

/** Accepts as a visitor. */
export const accept = (database: TestDatabase, token: string, password = chosenPassword) =>
  asVisitor(database).post(acceptInvitation.name, { token, password })
