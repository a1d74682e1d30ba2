import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'
import { oneTimeTokens } from '#server/db/schema/one-time-tokens'
import { addOneTimeToken, hashToken } from '#server/queries/accounts/one-time-tokens.server'
import { contactRow, type ContactRow } from './change-contact.server.ts'
import { currentId } from './current-id.ts'

interface Question {
  contactId: string
  askedAt: Date
}

/**
 * Makes the link by which the owner says that somebody was answered: good for whatever is open since before that
 * question. Returns the token, of which only the hash is kept.
 */
export function addAnsweredLink(db: Db, { contactId, askedAt }: Question): Promise<string> {
  return addOneTimeToken(db, { purpose: 'answered', subjectId: contactId, now: askedAt })
}

/**
 * Who asked, locked, and whether that is still open: what they asked after a reply is a question of its own. Undefined
 * for no link of ours, or one that is too old.
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
