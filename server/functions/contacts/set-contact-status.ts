import { type SQL, sql } from 'drizzle-orm'
import { setContactStatus } from '#contracts/set-contact-status'
import type { ContactStatus, ReplyWay } from '#domain/contact-status'
import { contacts } from '#server/db/schema/contacts'
import { users } from '#server/db/schema/users'
import type { SettableColumn } from '#server/queries/contacts/changed-contacts'
import { defineChange } from '#server/calls/define-function'
import { changeChosen } from './change-chosen.ts'

/** What a status says of whoever waited: they were answered, in this way. */
const replyWays: Partial<Record<ContactStatus, ReplyWay>> = {
  answered: 'elsewhere',
  call_booked: 'call_booked',
}
/** Nobody will answer these: they wait no more, and no reply is counted. */
const ended: readonly ContactStatus[] = ['parked', 'not_a_fit']

/** How far one has come, with one person or with all that a filter finds. */
export const setContactStatusFunction = defineChange(setContactStatus, {
  access: 'editor',
  change: ({ input: { status, ...chosen }, tx, caller, now }) =>
    changeChosen(tx, chosen, {
      status: sql`${status}::text`,
      ...clockAfter(status, caller.userId, now),
    }),
})

function clockAfter(status: ContactStatus, userId: string, now: Date): Partial<Record<SettableColumn, SQL>> {
  const way = replyWays[status]
  const stopped = { waiting_since: sql`null::timestamptz` }
  if (!way) return ended.includes(status) ? stopped : {}
  const { waiting_since, first_reply_at, first_reply_by, first_reply_how } = contacts
  const isFirst = sql`${waiting_since} is not null and ${first_reply_at} is null`
  return {
    ...stopped,
    first_reply_at: sql`case when ${isFirst} then ${now.toISOString()}::timestamptz else ${first_reply_at} end`,
    // Whose account is gone by now has no row.
    first_reply_by: sql`case when ${isFirst} then (select id from ${users} where id = ${userId}) else ${first_reply_by} end`,
    first_reply_how: sql`case when ${isFirst} then ${way} else ${first_reply_how} end`,
  }
}
