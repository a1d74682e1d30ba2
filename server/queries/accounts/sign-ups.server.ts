import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { signUps } from '#server/db/schema/sign-ups'

type SignUp = typeof signUps.$inferSelect

/** Stores a sign-up until its address is confirmed, for a limited time. */
export async function addSignUp(
  tx: Transaction,
  { email, passwordHash, now }: { email: string; passwordHash: string; now: Date },
): Promise<string> {
  const id = randomUUID()
  await tx.insert(signUps).values({ id, email, password_hash: passwordHash, created_at: now })
  return id
}

export async function signUpById(db: Db | Transaction, id: string): Promise<SignUp | undefined> {
  const [signUp] = await db.select().from(signUps).where(eq(signUps.id, id))
  return signUp
}

/**
 * Returns the last sign-up of an address.
 * @param email normalized
 */
export async function lastSignUp(db: Db | Transaction, email: string): Promise<SignUp | undefined> {
  const [signUp] = await db
    .select()
    .from(signUps)
    .where(eq(signUps.email, email))
    .orderBy(desc(signUps.created_at))
    .limit(1)
  return signUp
}

export async function dropSignUps(tx: Transaction, email: string): Promise<void> {
  await tx.delete(signUps).where(eq(signUps.email, email))
}
