import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { SubscriptionState } from '#contracts/change-subscription'
import type { Db, Transaction } from '#server/db/connect'
import { newsletterSubscribers } from '#server/db/schema/newsletter-subscribers'
import { newsletterTokens } from '#server/db/schema/newsletter-tokens'
import { hashToken } from '#server/queries/accounts/one-time-tokens.server'

export type Subscriber = typeof newsletterSubscribers.$inferSelect

/** A second request within this time sends nothing, because the mail is on its way. */
const askAgainAfter = sql.raw(`interval '10 minutes'`)

/** The request time that a further request sets. */
export const askedAgainAt = sql`case when ${newsletterSubscribers.asked_at} > now() - ${askAgainAfter} then ${newsletterSubscribers.asked_at} else now() end`

/**
 * Records a newsletter request for this address. Only the button on the mailed page subscribes. It is one statement for
 * every state of the address, so that the response time reveals nothing.
 */
export async function askForNewsletter(
  tx: Transaction,
  { name, email }: { name: string; email: string },
): Promise<{ subscriber: Subscriber; isNew: boolean }> {
  const id = randomUUID()
  const [subscriber] = await tx
    .insert(newsletterSubscribers)
    .values({
      id,
      name,
      email,
      state: 'pending',
      created_at: sql`now()`,
      changed_at: sql`now()`,
      asked_at: sql`now()`,
    })
    .onConflictDoUpdate({ target: newsletterSubscribers.email, set: { asked_at: askedAgainAt } })
    .returning()
  if (!subscriber) throw new Error('an insert returned no row')
  return { subscriber, isNew: subscriber.id === id }
}

/** @throws Error if it does not exist, which is a bug: a delivery is stored in the same transaction as its row */
export async function subscriberOf(db: Db, id: string): Promise<Subscriber> {
  const [subscriber] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id))
  if (!subscriber) throw new Error(`no subscriber ${id}`)
  return subscriber
}

/** The token behind the unsubscribe link of one mail. Only its hash is stored. */
export async function issueSubscriptionToken(db: Db, subscriberId: string, now: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db
    .insert(newsletterTokens)
    .values({ hash: hashToken(token), subscriber_id: subscriberId, created_at: now })
  return token
}

/** Ends or renews the subscription of a token. Returns the new state; undefined for an unknown token. */
export async function changeSubscriptionState(
  db: Db | Transaction,
  { token, state }: { token: string; state: SubscriptionState },
): Promise<SubscriptionState | undefined> {
  const [found] = await db
    .select({ id: newsletterTokens.subscriber_id })
    .from(newsletterTokens)
    .where(eq(newsletterTokens.hash, hashToken(token)))
  if (!found) return undefined
  await db
    .update(newsletterSubscribers)
    .set({ state, changed_at: sql`now()`, asked_at: null })
    .where(and(eq(newsletterSubscribers.id, found.id), ne(newsletterSubscribers.state, state)))
  return state
}
