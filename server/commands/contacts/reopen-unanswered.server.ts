import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect'
import { idArray } from '#server/db/id-array'
import { timeOf } from '#server/db/time-of'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { deliveryAttempts } from '#server/db/schema/delivery-attempts'
import { log } from '#server/db/schema/log'
import { replies } from '#server/db/schema/replies'
import { writeLog } from '#server/queries/log/log.server'
import { changeContact, lockedContacts } from './change-contact.server.ts'

/** Actions that may have answered a contact otherwise or changed their status, so that the wait is unknown. */
const otherAnswers = [
  'mark-answered',
  'say-answered',
  'answered-by-mail',
  'set-contact-status',
  'update-contacts',
  'merge-contacts',
  'undo',
]

/**
 * Reopens questions that were answered by a reply that was never sent, from the time of the first question. Contacts
 * who were answered otherwise since, or whose status has changed, stay as they are.
 * @param deliveryIds mails that were counted as delivered but only captured
 */
export async function reopenUnanswered(tx: Transaction, deliveryIds: readonly string[]): Promise<void> {
  const { rows } = await tx.execute<{ id: string; wasNew: boolean }>(sql`
    select distinct on (contact.id) contact.id, coalesce(act.before ->> 'status' = 'new', false) as "wasNew"
    from ${deliveries} as mail
    join ${replies} as reply on mail.subject_kind = 'reply' and reply.id = mail.subject_id
    join ${contacts} as contact on contact.id = reply.contact_id
    left join ${log} as act on act.subject_kind = 'contact' and act.subject_id = contact.id::text
      and act.action = 'send-reply' and date_trunc('milliseconds', act.created_at) = date_trunc('milliseconds', reply.created_at)
    where mail.id = any(${idArray(deliveryIds)}) and mail.state = 'delivered'
      and contact.first_reply_how = 'reply' and contact.status in ('new', 'answered') and contact.merged_into is null
      and date_trunc('milliseconds', contact.first_reply_at) = date_trunc('milliseconds', reply.created_at)
      and not exists (
        select from ${log} as later
        where later.subject_kind = 'contact' and later.subject_id = contact.id::text
          and later.created_at > reply.created_at + interval '1 ms' and later.action in ${otherAnswers}
      )
      and not exists (
        select from ${replies} as other join ${deliveries} as sent on sent.subject_kind = 'reply' and sent.subject_id = other.id
        where other.contact_id = contact.id and other.id <> reply.id and sent.state = 'delivered' and not exists (
          select from ${deliveryAttempts} as kept
          where kept.delivery_id = sent.id and kept.answer = 'Kept as a file: no mail server is connected.'
        )
      )`)
  if (rows.length === 0) return
  const wasNew = new Map(rows.map((row) => [row.id, row.wasNew]))
  const locked = await lockedContacts(tx, [...wasNew.keys()])
  const changes = []
  for (const [id, before] of locked) {
    const change = await changeContact(tx, before, {
      waiting_since: sql`least(${contacts.waiting_since}, ${contacts.first_asked_at})`,
      first_reply_at: null,
      first_reply_by: null,
      first_reply_how: null,
      ...(wasNew.get(id) && {
        status: sql`case when ${contacts.status} = 'answered' then 'new' else ${contacts.status} end`,
      }),
    })
    changes.push(change)
  }
  await writeLog(tx, { userId: null, action: 'reply-not-sent', now: await timeOf(tx) }, changes)
}
