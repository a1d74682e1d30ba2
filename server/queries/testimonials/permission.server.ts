import { and, eq, gt } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { oneTimeTokens } from '#server/db/schema/one-time-tokens'
import { testimonials } from '#server/db/schema/testimonials'
import { addOneTimeToken, hashToken } from '#server/queries/accounts/one-time-tokens.server'
import { isItsForm, type Testimonial, testimonialForUpdate } from './testimonials.server.ts'

/** Returns the author's contact, by the address they gave or by assignment. */
export async function authorOf(db: Db | Transaction, id: string): Promise<{ email: string } | undefined> {
  const [found] = await db
    .select({ email: contacts.email })
    .from(testimonials)
    .innerJoin(activities, isItsForm)
    .innerJoin(contacts, eq(contacts.id, activities.contact_id))
    .where(eq(testimonials.id, id))
  return found
}

/** Creates the link by which an author gives permission. Returns the token; only its hash is stored. */
export const addPermissionLink = (db: Db, id: string, now: Date): Promise<string> =>
  addOneTimeToken(db, { purpose: 'permission', subjectId: id, now })

/** Locks and returns the testimonial of a link. Undefined for an unknown or expired link or a deleted testimonial. */
export async function testimonialOfLink(
  tx: Transaction,
  { token, now }: { token: string; now: Date },
): Promise<Testimonial | undefined> {
  const { token_hash, purpose, expires_at, subject_id } = oneTimeTokens
  const [link] = await tx
    .select({ subject_id })
    .from(oneTimeTokens)
    .where(and(eq(token_hash, hashToken(token)), eq(purpose, 'permission'), gt(expires_at, now)))
  return link?.subject_id ? testimonialForUpdate(tx, link.subject_id) : undefined
}
