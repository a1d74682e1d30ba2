import { randomBytes } from 'node:crypto'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { confirmationDays, unconfirmedDays } from '#domain/newsletter'
import type { Db, Transaction } from '#server/db/connect'
import { newsletterConfirmations } from '#server/db/schema/newsletter-confirmations'
import { newsletterSubscribers } from '#server/db/schema/newsletter-subscribers'
import { askedAgainAt, type Subscriber } from './newsletter.server.ts'
import { hashToken } from '#server/queries/accounts/one-time-tokens.server'

/** The token behind the button of one confirmation mail. Only its hash is stored. */
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
 * Subscribes the reader who clicked the button. Only one of two concurrent clicks confirms, and a mail from before they
 * unsubscribed has no effect. Undefined for an unknown token.
 */
export async function confirmByToken(tx: Transaction, token: string): Promise<Confirmed | undefined> {
  const found = await subscriberBehind(tx, token)
  if (!found) return undefined
  if (found.subscriber.state === 'subscribed') return { ...found, outcome: 'already_confirmed' }
  if (!found.isGood) return { ...found, outcome: 'expired' }
  const [subscriber] = await tx
    .update(newsletterSubscribers)
    .set({ state: 'subscribed', changed_at: sql`now()`, confirmed_at: sql`now()`, asked_at: null })
    .where(eq(newsletterSubscribers.id, found.subscriber.id))
    .returning()
  return { subscriber: subscriber ?? found.subscriber, outcome: 'confirmed' }
}

/** Requests the mail again by a link of any age. Undefined for an unknown token. */
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

/** How long unconfirmed requests and expired links are stored. */
const retentionPlaceholders = sql.raw(`interval '${unconfirmedDays} days'`)
const atOnce = 500

/** Deletes unconfirmed requests and expired links, a few hundred at a time. Returns how many. */
export async function deleteUnconfirmed(db: Db): Promise<number> {
  const links = await db
    .delete(newsletterConfirmations)
    .where(
      inArray(
        newsletterConfirmations.hash,
        db
          .select({ hash: newsletterConfirmations.hash })
          .from(newsletterConfirmations)
          .where(lt(newsletterConfirmations.created_at, sql`now() - ${retentionPlaceholders}`))
          .limit(atOnce),
      ),
    )
    .returning({ hash: newsletterConfirmations.hash })
  const isForgotten = and(
    eq(newsletterSubscribers.state, 'pending'),
    lt(newsletterSubscribers.asked_at, sql`now() - ${retentionPlaceholders}`),
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
        // Checked again, because one of them may have been confirmed in the meantime.
        isForgotten,
      ),
    )
    .returning({ id: newsletterSubscribers.id })
  return links.length + requests.length
}
