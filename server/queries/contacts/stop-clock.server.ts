import { sql } from 'drizzle-orm'
import type { ReplyWay } from '#domain/contact-status'
import { contacts } from '#server/db/schema/contacts'
import { accountId } from '#server/queries/accounts/account-id.server'

export interface Reply {
  /** Whose account replied; null where nobody is signed in, as behind the button of a mail. */
  by: string | null
  how: ReplyWay
  now: Date
  /** When they asked something that this does not answer; they wait since then. */
  stillWaitingSince?: Date | undefined
}

/**
 * What a human's reply changes of a contact, for `update(contacts).set(…)` of one or of many: nobody waits any more, and
 * the first reply to the first thing that was asked is kept. What is said while nothing is open is no reply; nor is it a
 * first one where the first question is older than the clock, and nobody knows what became of it.
 */
export function stopsClock({ by, how, now, stillWaitingSince }: Reply) {
  const isFirst = sql`${contacts.waiting_since} = ${contacts.first_asked_at} and ${contacts.first_reply_at} is null`
  return {
    waiting_since: sql`${stillWaitingSince?.toISOString() ?? null}::timestamptz`,
    first_reply_at: sql`case when ${isFirst} then ${now.toISOString()}::timestamptz else ${contacts.first_reply_at} end`,
    first_reply_by: sql`case when ${isFirst} then ${accountId(by)} else ${contacts.first_reply_by} end`,
    first_reply_how: sql`case when ${isFirst} then ${how}::text else ${contacts.first_reply_how} end`,
  }
}
