import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { SubscriptionState } from '#contracts/change-subscription'
import type { Db, Transaction } from '#server/db/connect'
import { newsletterSubscribers } from '#server/db/schema/newsletter-subscribers'
import { newsletterTokens } from '#server/db/schema/newsletter-tokens'

export type Subscriber = typeof newsletterSubscribers.$inferSelect

/**
 * Puts an address on the list, or back on it. `joined` is undefined for one that is on it: of two at the same moment
 * one has joined.
 */
export async function subscribe(
  tx: Transaction,
  { name, email, now }: { name: string; email: string; now: Date },
): Promise<{ joined: { id: string; isNew: boolean } | undefined }> {
  const id = randomUUID()
  const [joined] = await tx
    .insert(newsletterSubscribers)
    .values({ id, name, email, state: 'subscribed', created_at: now, changed_at: now })
    .onConflictDoUpdate({
      target: newsletterSubscribers.email,
      set: { state: sql`excluded.state`, changed_at: sql`excluded.changed_at` },
      setWhere: ne(newsletterSubscribers.state, 'subscribed'),
    })
    .returning({ id: newsletterSubscribers.id })
  return { joined: joined && { id: joined.id, isNew: joined.id === id } }
}

/** @throws Error when there is none: deliveries speak only of what was stored with them */
export async function subscriberOf(db: Db, id: string): Promise<Subscriber> {
  const [subscriber] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id))
  if (!subscriber) throw new Error(`no subscriber ${id}`)
  return subscriber
}

/** What the unsubscribe link of one mail to this subscriber holds. Only its hash is kept. */
export async function issueSubscriptionToken(db: Db, subscriberId: string, now: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db
    .insert(newsletterTokens)
    .values({ hash: hashOf(token), subscriber_id: subscriberId, created_at: now })
  return token
}

/** Ends or renews the subscription a token stands for. Returns what holds now; undefined for no token of ours. */
export async function changeSubscriptionState(
  db: Db | Transaction,
  { token, state, now }: { token: string; state: SubscriptionState; now: Date },
): Promise<SubscriptionState | undefined> {
  const [found] = await db
    .select({ id: newsletterTokens.subscriber_id })
    .from(newsletterTokens)
    .where(eq(newsletterTokens.hash, hashOf(token)))
  if (!found) return undefined
  await db
    .update(newsletterSubscribers)
    .set({ state, changed_at: now })
    .where(and(eq(newsletterSubscribers.id, found.id), ne(newsletterSubscribers.state, state)))
  return state
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
