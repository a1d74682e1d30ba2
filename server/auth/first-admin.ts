import { createHmac } from 'node:crypto'
import type { AdminRole } from '#domain/role'
import type { Database } from '#server/db/connect'
import {
  addOneTimeToken,
  dropOneTimeTokens,
  hashToken,
  lockOneTimeTokens,
  newestOneTimeToken,
} from '#server/queries/accounts/one-time-tokens.server'
import { hasOwner, makeAdmin, userByEmail } from '#server/queries/accounts/users.server'
import { hashPassword, isPassword } from './password-hash.ts'

interface AdminOptions {
  email: string
  password: string
  /** Default: an owner. */
  role?: AdminRole
  /** The action in the audit log. Default: `settings`, for the environment at start. */
  action?: string
  now: Date
}

/**
 * Gives the account that role and this password; changes nothing, and signs nobody out, if it has both already. Once
 * there is an owner, the first owner's link is invalid.
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

interface SetUpOptions {
  /** The site's secret, the same for all its processes. */
  secret: string
  now: Date
}

/**
 * The token of the first owner's link; undefined once there is an owner. It is derived from the site's secret and the
 * time its row was written, so that every process prints the same at each start until it is used. A row from
 * another secret is replaced, and its link is invalid.
 */
export async function setUpToken(
  { db }: Pick<Database, 'db'>,
  { secret, now }: SetUpOptions,
): Promise<string | undefined> {
  const tokenMadeAt = (at: Date) =>
    createHmac('sha256', secret).update(`set-up ${at.toISOString()}`).digest('base64url')
  return db.transaction(async (tx) => {
    await lockOneTimeTokens(tx, 'set-up')
    if (await hasOwner(tx)) {
      await dropOneTimeTokens(tx, { purpose: 'set-up', subjectId: null })
      return undefined
    }
    const newest = await newestOneTimeToken(tx, 'set-up')
    if (newest && newest.token_hash === hashToken(tokenMadeAt(newest.created_at)))
      return tokenMadeAt(newest.created_at)
    await dropOneTimeTokens(tx, { purpose: 'set-up', subjectId: null })
    return addOneTimeToken(tx, { purpose: 'set-up', subjectId: null, now, token: tokenMadeAt(now) })
  })
}
