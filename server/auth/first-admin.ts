import type { Database } from '#server/db/connect'
import { addOneTimeToken, dropOneTimeTokens } from '#server/queries/accounts/one-time-tokens.server'
import { hasAdmin, makeAdmin, userByEmail } from '#server/queries/accounts/users.server'
import { hashPassword, isPassword } from './password-hash.ts'

interface AdminOptions {
  email: string
  password: string
  now: Date
}

/** Makes the account an admin's with this password; changes nothing, and signs nobody out, when it is already. */
export async function ensureAdmin(
  { db }: Pick<Database, 'db'>,
  { email, password, now }: AdminOptions,
): Promise<void> {
  const known = await userByEmail(db, email)
  if (known?.role === 'admin' && (await isPassword(known.password_hash, password))) return
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await makeAdmin(tx, { email, passwordHash, now })
    await dropOneTimeTokens(tx, { purpose: 'set-up', subjectId: null })
  })
}

/** The token of the link that makes the first admin; undefined once there is one. Those printed before end. */
export async function setUpToken({ db }: Pick<Database, 'db'>, now: Date): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    await dropOneTimeTokens(tx, { purpose: 'set-up', subjectId: null })
    if (await hasAdmin(tx)) return undefined
    return addOneTimeToken(tx, { purpose: 'set-up', subjectId: null, now })
  })
}
