import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'
import { oneTimeTokens } from '#server/db/schema/one-time-tokens'
import { addOneTimeToken, hashToken } from '#server/queries/accounts/one-time-tokens.server'
import { contactRow, type ContactRow } from './change-contact.server.ts'
import { currentId } from '#server/queries/contacts/current-id'

interface Question {
  contactId: string
  askedAt: Date
}

/**
 * Creates the link by which the owner marks somebody as answered, valid for questions up to this one. Returns the
 * token; only its hash is stored.
 */
export function addAnsweredLink(db: Db, { contactId, askedAt }: Question): Promise<string> {
  // The token's time is that of the question, because the link covers the questions up to it.
  return addOneTimeToken(db, { purpose: 'answered', subjectId: contactId, now: askedAt })
}

/**
 * Locks the contact of a link and returns whether the question is still open. What they asked after a reply is a new
 * question. Undefined for an unknown or expired link.
 */
export async function contactOfAnsweredLink(
  tx: Transaction,
  { token, now }: { token: string; now: Date },
): Promise<{ contact: ContactRow; isOpen: boolean } | undefined> {
  const { token_hash, purpose, expires_at, subject_id, created_at } = oneTimeTokens
  const [link] = await tx
    .select({ subject_id, created_at })
    .from(oneTimeTokens)
    .where(and(eq(token_hash, hashToken(token)), eq(purpose, 'answered'), gt(expires_at, now)))
  const id = link?.subject_id
  if (!link || !id) return undefined
  const askedAt = link.created_at
  const [found] = await tx
    .select({
      contact: contactRow,
      isOpen: sql<boolean>`coalesce(${contacts.waiting_since} <= ${askedAt.toISOString()}::timestamptz, false)`,
    })
    .from(contacts)
    .where(eq(contacts.id, currentId(id)))
    .for('update')
  return found
}
