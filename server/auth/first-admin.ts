import type { AdminRole } from '#domain/role'
import type { Database } from '#server/db/connect'
import { addOneTimeToken, dropOneTimeTokens } from '#server/queries/accounts/one-time-tokens.server'
import { hasOwner, makeAdmin, userByEmail } from '#server/queries/accounts/users.server'
import { hashPassword, isPassword } from './password-hash.ts'

interface AdminOptions {
  email: string
  password: string
  /** Default: an owner. */
  role?: AdminRole
  /** What does it, for the log. Default: the settings, at start. */
  action?: string
  now: Date
}

/**
 * Gives the account that role and this password; changes nothing, and signs nobody out, when it has both already. Once
 * there is an owner, no link makes the first one any more.
 */
export async function ensureAdmin(
  { db }: Pick<Database, 'db'>,
  { email, password, role = 'owner', action = 'settings', now }: AdminOptions,
): Promise<void> {
  const known = await userByEmail(db, email)
  if (known?.role === role && (await isPassword(known.password_hash, password))) return
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await makeAdmin(tx, { email, passwordHash, role, action, now })
    if (role === 'owner') await dropOneTimeTokens(tx, { purpose: 'set-up', subjectId: null })
  })
}

/** The token of the link that makes the first owner; undefined once there is one. Those printed before end. */
export async function setUpToken({ db }: Pick<Database, 'db'>, now: Date): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    await dropOneTimeTokens(tx, { purpose: 'set-up', subjectId: null })
    if (await hasOwner(tx)) return undefined
    return addOneTimeToken(tx, { purpose: 'set-up', subjectId: null, now })
  })
}
