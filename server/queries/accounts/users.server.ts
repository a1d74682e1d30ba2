import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { AdminRole } from '#domain/role'
import type { Db, Transaction } from '#server/db/connect'
import { announceChange } from '#server/db/changes'
import { sessions } from '#server/db/schema/sessions'
import { users } from '#server/db/schema/users'
import { type LoggedActionInput, writeLog } from '#server/queries/log/log.server'

export type User = typeof users.$inferSelect

/** @param email normalized */
export async function userByEmail(db: Db | Transaction, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user
}

export async function userById(db: Db | Transaction, id: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user
}

/** Stores the display name of an account; an empty one removes it. */
export async function renameUser(db: Db, user: User, name: string, now: Date): Promise<User> {
  const [renamed] = await db
    .update(users)
    .set({ name: name || null, updated_at: now })
    .where(eq(users.id, user.id))
    .returning()
  return renamed ?? user
}

export async function hasOwner(db: Db | Transaction): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.role, 'owner')).limit(1)
  return found.length > 0
}

interface NewUser {
  id: string
  email: string
  passwordHash: string
  now: Date
}

/** Adds an account with a confirmed address; undefined if one exists. */
export async function addUser(
  tx: Db | Transaction,
  { id, email, passwordHash, now }: NewUser,
): Promise<User | undefined> {
  const [user] = await tx
    .insert(users)
    .values({
      id,
      email,
      password_hash: passwordHash,
      email_confirmed_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning()
  return user
}

/** Grants or revokes the admin role without a signed-in user, for the command line. */
type Appointing = Omit<LoggedActionInput, 'userId'>

interface NewAdmin extends Omit<NewUser, 'id'>, Appointing {
  role: AdminRole
}

/** Sets an account's role and password, creates it if needed, and ends its sessions. The change is logged. */
export async function makeAdmin(
  tx: Transaction,
  { email, passwordHash, role, action, now }: NewAdmin,
): Promise<void> {
  const [before] = await tx.select().from(users).where(eq(users.email, email)).for('update')
  const values = { role, password_hash: passwordHash, updated_at: now }
  const [admin] = await tx
    .insert(users)
    .values({ id: randomUUID(), email, email_confirmed_at: now, created_at: now, ...values })
    .onConflictDoUpdate({ target: users.email, set: values })
    .returning({ id: users.id })
  if (!admin) throw new Error('an upsert returned no row')
  await endSessions(tx, admin.id)
  await writeLog(tx, { userId: null, action, now }, [
    {
      on: { kind: 'account', id: admin.id },
      before: before ? { role: before.role, password: 'another' } : null,
      after: before ? { role, password: 'new' } : { email, role },
    },
  ])
}

/** Ends every session of the user except `exceptId`, and notifies other processes. Returns how many. */
export async function endSessions(tx: Transaction, userId: string, exceptId?: string): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), exceptId === undefined ? undefined : ne(sessions.id, exceptId)))
    .returning({ id: sessions.id })
  await announceChange(tx, 'accounts')
  return ended.length
}

/** Ends one session. */
export async function endSession(tx: Transaction, sessionId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.id, sessionId))
  await announceChange(tx, 'accounts')
}

/**
 * Removes the role, effective from the next call, and ends all sessions; false if the address has no admin account.
 * Logged.
 */
export async function removeAdmin(db: Db, email: string, { action, now }: Appointing): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [admin] = await tx
      .select()
      .from(users)
      .where(and(eq(users.email, email), isNotNull(users.role)))
      .for('update')
    if (!admin) return false
    await tx.update(users).set({ role: null }).where(eq(users.id, admin.id))
    await endSessions(tx, admin.id)
    const on = { kind: 'account' as const, id: admin.id }
    await writeLog(tx, { userId: null, action, now }, [
      { on, before: { role: admin.role }, after: { role: null } },
    ])
    return true
  })
}
