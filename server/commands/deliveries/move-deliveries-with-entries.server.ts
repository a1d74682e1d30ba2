import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect'
import { idArray } from '#server/db/id-array'
import { activities } from '#server/db/schema/activities'
import { mailboxMessages } from '#server/db/schema/mailbox-messages'
import { deliveries } from '#server/db/schema/deliveries'

/**
 * Moves deliveries about submissions and mailbox messages to the contacts that have these now. Must be called whenever
 * timeline entries move to another contact, while the entries are locked. Mail to a person stays with its recipient's
 * contact.
 * @param entryIds ids of `activities` or `mailbox_messages` rows, not of form rows
 */
export async function moveDeliveriesWithEntries(tx: Transaction, entryIds: readonly string[]): Promise<void> {
  if (entryIds.length === 0) return
  const ids = idArray(entryIds)
  const { kind, subject_id, contact_id, id } = activities
  await tx.execute(sql`
    update ${deliveries} set contact_id = entry.contact_id
    from (select ${kind}, ${subject_id}, ${contact_id} from ${activities} where ${id} = any(${ids})
      union all select 'message', ${mailboxMessages.id}, ${mailboxMessages.contact_id} from ${mailboxMessages} where ${mailboxMessages.id} = any(${ids})) as entry
    where ${deliveries.subject_id} = entry.subject_id and ${deliveries.subject_kind} = entry.kind
      and coalesce(${deliveries.mail}, 'owner') = 'owner' and ${deliveries.contact_id} is distinct from entry.contact_id`)
}
