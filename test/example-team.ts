import type { AdminRole } from '#domain/role'
import type { Db } from '#server/db/connect'
import { invitations } from '#server/db/schema/invitations'
import { users } from '#server/db/schema/users'

/** The people and invitations that the examples of the team's functions are about. */
export const exampleTeam = {
  editor: '3b1d6c0e-0000-4000-8000-000000000001',
  viewer: '3b1d6c0e-0000-4000-8000-000000000002',
  revoked: '3b1d6c0e-0000-4000-8000-000000000004',
} as const

export async function putExampleTeam(db: Db): Promise<void> {
  const at = new Date('2026-04-05T06:07:08.009Z')
  const account = (id: string, role: AdminRole) => ({
    id,
    email: `${role}@team.example`,
    role,
    password_hash: '',
    email_confirmed_at: at,
    created_at: at,
    updated_at: at,
  })
  await db
    .insert(users)
    .values([account(exampleTeam.editor, 'editor'), account(exampleTeam.viewer, 'viewer')])
  const now = new Date()
  await db.insert(invitations).values({
    id: exampleTeam.revoked,
    email: 'lena@team.example',
    role: 'editor',
    sent_at: now,
    expires_at: new Date(now.getTime() + 7 * 24 * 3_600_000),
    created_at: now,
  })
}
