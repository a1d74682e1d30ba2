import { sql } from 'drizzle-orm'
import type { ReplyWay } from '#domain/contact-status'
import { contacts } from '#server/db/schema/contacts'
import { accountId } from '#server/queries/accounts/account-id.server'

export interface Reply {
  /** The account that replied; null without a signed-in user, for example from a button in a mail. */
  by: string | null
  how: ReplyWay
  now: Date
  /** When they first asked something that the reply does not answer. The clock then starts there. */
  stillWaitingSince?: Date | undefined
}

/**
 * Returns the columns that a reply changes, for `update(contacts).set(…)` of one or many contacts: the clock stops, and
 * the first reply is stored if it answers the first question. Without an open question, or if the first question is
 * older than the clock, no first reply is stored.
 */
export function stoppedClockValues({ by, how, now, stillWaitingSince }: Reply) {
  const isFirst = sql`${contacts.waiting_since} = ${contacts.first_asked_at} and ${contacts.first_reply_at} is null`
  return {
    waiting_since: sql`${stillWaitingSince?.toISOString() ?? null}::timestamptz`,
    first_reply_at: sql`case when ${isFirst} then ${now.toISOString()}::timestamptz else ${contacts.first_reply_at} end`,
    first_reply_by: sql`case when ${isFirst} then ${accountId(by)} else ${contacts.first_reply_by} end`,
    first_reply_how: sql`case when ${isFirst} then ${how}::text else ${contacts.first_reply_how} end`,
  }
}
