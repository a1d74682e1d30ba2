import { and, desc, eq, gte } from 'drizzle-orm'
import { ownWords } from '#content/answers/read-answers'
import { entrySentence } from '#content/office/entry-text'
import type { ContactPage } from '#contracts/get-contact'
import { newTextOf } from '#domain/mailbox-message'
import type { Db } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import type { contacts } from '#server/db/schema/contacts'
import { mailboxMessages } from '#server/db/schema/mailbox-messages'
import { maxRead, requestIn, requestSummaryOf } from './request-summary.server.ts'

type Contact = Pick<typeof contacts.$inferSelect, 'id' | 'email' | 'waiting_since' | 'first_reply_at'>
type LastMessage = NonNullable<ContactPage['lastMessage']>

/** Returns the contact's last message that has no reply yet, by mail or form; null if there is none. */
export async function lastMessageOf(db: Db, contact: Contact): Promise<LastMessage | null> {
  const [mail, form] = await Promise.all([lastMail(db, contact), lastSubmission(db, contact)])
  if (mail && form) return mail.at > form.at ? mail : form
  return mail ?? form ?? null
}

async function lastMail(db: Db, { id, waiting_since: since }: Contact): Promise<LastMessage | undefined> {
  if (since === null) return undefined
  const { contact_id, direction, is_automatic, is_forged, created_at, address, subject, parts } =
    mailboxMessages
  const [last] = await db
    .select({ id: mailboxMessages.id, at: created_at, address, subject, parts })
    .from(mailboxMessages)
    .where(
      and(
        eq(contact_id, id),
        eq(direction, 'in'),
        eq(is_automatic, false),
        eq(is_forged, false),
        gte(created_at, since),
      ),
    )
    .orderBy(desc(created_at))
    .limit(1)
  if (!last) return undefined
  const { parts: said, at, ...message } = last
  return { ...message, at: at.toISOString(), text: newTextOf(said) }
}

/** Returns the submission that the contact waits for a reply to, or, if never replied to, their last request. */
async function lastSubmission(
  db: Db,
  { id, email, waiting_since: since, first_reply_at: repliedAt }: Contact,
): Promise<LastMessage | undefined> {
  if (since === null && repliedAt !== null) return undefined
  const { contact_id, kind, source, content, answers_by, created_at } = activities
  const newest = await db
    .select({ id: activities.id, kind, source, content, answers_by, at: created_at })
    .from(activities)
    .where(and(eq(contact_id, id), since ? gte(created_at, since) : undefined))
    .orderBy(desc(created_at), desc(activities.id))
    .limit(maxRead)
  const last = requestIn(newest)
  if (!last) return undefined
  const text = last.kind === 'scorecard' ? requestSummaryOf(last).wants : (ownWords(last) ?? '')
  const sentence = entrySentence(last)
  return { id: last.id, at: last.at.toISOString(), address: email, subject: '', text, sentence }
}
