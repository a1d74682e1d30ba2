import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { SubscriptionState } from '#contracts/change-subscription'
import type { Db, Transaction } from '#server/db/connect'
import { newsletterSubscribers } from '#server/db/schema/newsletter-subscribers'
import { newsletterTokens } from '#server/db/schema/newsletter-tokens'
import { hashToken } from '#server/queries/accounts/one-time-tokens.server'

export type Subscriber = typeof newsletterSubscribers.$inferSelect

/** Who asks again within this time is sent nothing new: the mail is on its way. */
export const askAgainAfter = sql.raw(`interval '10 minutes'`)

/** When the confirmation counts as asked for, by one more asking. */
export const askedAgainAt = sql`case when ${newsletterSubscribers.asked_at} > now() - ${askAgainAfter} then ${newsletterSubscribers.asked_at} else now() end`

/**
 * Notes that somebody asked for the newsletter in this address's name. Nothing but the press on the mailed page
 * subscribes it. Whatever the address was before, it is the same one statement: nobody can learn it from the time.
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
    .values({ hash: hashToken(token), subscriber_id: subscriberId, created_at: now })
  return token
}

/** Ends or renews the subscription a token stands for. Returns what holds now; undefined for no token of ours. */
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
