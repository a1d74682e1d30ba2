import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { announceChange } from '#server/db/changes'
import { sessions } from '#server/db/schema/sessions'
import { users } from '#server/db/schema/users'

export type User = typeof users.$inferSelect

/** @param email normalised */
export async function userByEmail(db: Db | Transaction, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user
}

export async function userById(db: Db | Transaction, id: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user
}

export async function hasAdmin(db: Db | Transaction): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)
  return found.length > 0
}

interface NewUser {
  id: string
  email: string
  passwordHash: string
  now: Date
}

/** Adds an account whose address is confirmed; undefined when there is one already. */
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

/** Makes the account an admin's with this password, adding it if need be; whoever was signed in to it is out. */
export async function makeAdmin(
  tx: Transaction,
  { email, passwordHash, now }: Omit<NewUser, 'id'>,
): Promise<void> {
  const values = { role: 'admin' as const, password_hash: passwordHash, updated_at: now }
  const [admin] = await tx
    .insert(users)
    .values({ id: randomUUID(), email, email_confirmed_at: now, created_at: now, ...values })
    .onConflictDoUpdate({ target: users.email, set: values })
    .returning({ id: users.id })
  if (admin) await endSessions(tx, admin.id)
}

/** Ends every session of the user, or every other than `exceptId`, and tells whoever has let them in. */
export async function endSessions(tx: Transaction, userId: string, exceptId?: string): Promise<void> {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), exceptId === undefined ? undefined : ne(sessions.id, exceptId)))
  await announceChange(tx, 'accounts')
}

/** The same for one session. */
export async function endSession(tx: Transaction, sessionId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.id, sessionId))
  await announceChange(tx, 'accounts')
}

/** Takes the role away, which counts from the next call on and ends what is under way; false when the address has no admin's account. */
export async function removeAdmin(db: Db, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const removed = await tx
      .update(users)
      .set({ role: null })
      .where(and(eq(users.email, email), eq(users.role, 'admin')))
      .returning({ id: users.id })
    await announceChange(tx, 'accounts')
    return removed.length > 0
  })
}
