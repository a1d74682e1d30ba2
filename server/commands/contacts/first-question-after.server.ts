import { and, asc, eq, gt } from 'drizzle-orm'
import { formOf } from '#domain/form-of'
import type { Transaction } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { mailboxMessages } from '#server/db/schema/mailbox-messages'

/** More questions than one person asks while a reply waits to be sent. */
const maxExamined = 100

/** Returns when a contact first asked something after a time, by form or mail; undefined if they did not. */
export async function firstQuestionAfter(
  tx: Transaction,
  contactId: string,
  after: Date,
): Promise<Date | undefined> {
  const { contact_id, created_at, kind, source } = activities
  const later = await tx
    .select({ kind, source, created_at })
    .from(activities)
    .where(and(eq(contact_id, contactId), gt(created_at, after)))
    .orderBy(asc(created_at))
    .limit(maxExamined)
  const form = later.find((each) => formOf(each).expectsReply)?.created_at
  const [mail] = await tx
    .select({ created_at: mailboxMessages.created_at })
    .from(mailboxMessages)
    .where(
      and(
        eq(mailboxMessages.contact_id, contactId),
        eq(mailboxMessages.direction, 'in'),
        eq(mailboxMessages.is_automatic, false),
        eq(mailboxMessages.is_forged, false),
        gt(mailboxMessages.created_at, after),
      ),
    )
    .orderBy(asc(mailboxMessages.created_at))
    .limit(1)
  if (form && mail) return form < mail.created_at ? form : mail.created_at
  return form ?? mail?.created_at
}
