import { randomBytes } from 'node:crypto'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { confirmationDays } from '#domain/newsletter'
import type { Db, Transaction } from '#server/db/connect'
import { newsletterConfirmations } from '#server/db/schema/newsletter-confirmations'
import { newsletterSubscribers } from '#server/db/schema/newsletter-subscribers'
import { askedAgainAt, type Subscriber } from './newsletter.server.ts'
import { hashToken } from '#server/queries/accounts/one-time-tokens.server'

/** What the button of one confirmation mail holds. Only its hash is kept. */
export async function issueConfirmation(db: Db, subscriberId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db.insert(newsletterConfirmations).values({ hash: hashToken(token), subscriber_id: subscriberId })
  return token
}

interface Confirmed {
  outcome: 'confirmed' | 'already_confirmed' | 'expired'
  subscriber: Subscriber
}

/**
 * Subscribes whoever pressed the button of their mail. Of two presses at the same moment one has confirmed. A mail
 * from before its reader unsubscribed brings nobody back. Undefined for no token of ours.
 */
export async function confirmByToken(tx: Transaction, token: string): Promise<Confirmed | undefined> {
  const found = await subscriberBehind(tx, token)
  if (!found) return undefined
  if (found.subscriber.state === 'subscribed') return { ...found, outcome: 'already_confirmed' }
  if (!found.isGood) return { ...found, outcome: 'expired' }
  const [subscriber] = await tx
    .update(newsletterSubscribers)
    .set({ state: 'subscribed', changed_at: sql`now()`, asked_at: null })
    .where(eq(newsletterSubscribers.id, found.subscriber.id))
    .returning()
  return { subscriber: subscriber ?? found.subscriber, outcome: 'confirmed' }
}

/** Asks for the mail once more, by a link however old. Undefined for no token of ours. */
export async function askAgainByToken(tx: Transaction, token: string): Promise<Subscriber | undefined> {
  const found = await subscriberBehind(tx, token)
  if (!found) return undefined
  const [subscriber] = await tx
    .update(newsletterSubscribers)
    .set({ asked_at: askedAgainAt })
    .where(eq(newsletterSubscribers.id, found.subscriber.id))
    .returning()
  return subscriber
}

async function subscriberBehind(tx: Transaction, token: string) {
  const { created_at } = newsletterConfirmations
  const { state, changed_at } = newsletterSubscribers
  const [found] = await tx
    .select({
      subscriber: newsletterSubscribers,
      isGood: sql<boolean>`${created_at} > now() - make_interval(days => ${confirmationDays}) and (${state} <> 'unsubscribed' or ${changed_at} < ${created_at})`,
    })
    .from(newsletterConfirmations)
    .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.id, newsletterConfirmations.subscriber_id))
    .where(eq(newsletterConfirmations.hash, hashToken(token)))
    .for('update', { of: newsletterSubscribers })
  return found
}

/** How long a request that nobody confirmed is kept, and a link that is too old still known. */
const keptFor = sql.raw(`interval '60 days'`)
const atOnce = 500

/** Forgets requests that were never confirmed, and old links, a few hundred at a time. Returns how many went. */
export async function forgetUnconfirmed(db: Db): Promise<number> {
  const links = await db
    .delete(newsletterConfirmations)
    .where(
      inArray(
        newsletterConfirmations.hash,
        db
          .select({ hash: newsletterConfirmations.hash })
          .from(newsletterConfirmations)
          .where(lt(newsletterConfirmations.created_at, sql`now() - ${keptFor}`))
          .limit(atOnce),
      ),
    )
    .returning({ hash: newsletterConfirmations.hash })
  const isForgotten = and(
    eq(newsletterSubscribers.state, 'pending'),
    lt(newsletterSubscribers.asked_at, sql`now() - ${keptFor}`),
  )
  const requests = await db
    .delete(newsletterSubscribers)
    .where(
      and(
        inArray(
          newsletterSubscribers.id,
          db
            .select({ id: newsletterSubscribers.id })
            .from(newsletterSubscribers)
            .where(isForgotten)
            .limit(atOnce),
        ),
        // Once more: one of them may have been confirmed meanwhile.
        isForgotten,
      ),
    )
    .returning({ id: newsletterSubscribers.id })
  return links.length + requests.length
}
