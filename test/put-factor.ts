import { randomUUID } from 'node:crypto'
import type { Db } from '#server/db/connect'
import { authFactors } from '#server/db/schema/auth-factors'

/** Adds an authenticator app with an unusable secret, by default verified; returns its id. */
export async function putFactor(
  db: Db,
  userId: string,
  values: Partial<typeof authFactors.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID()
  const at = new Date('2026-01-02T03:04:05Z')
  await db.insert(authFactors).values({
    id,
    user_id: userId,
    factor_type: 'totp',
    status: 'verified',
    friendly_name: 'Phone',
    secret: 'a sealed secret',
    created_at: at,
    updated_at: at,
    ...values,
  })
  return id
}
