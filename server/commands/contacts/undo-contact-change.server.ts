import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { log } from '#server/db/schema/log'
import { mailboxMessages } from '#server/db/schema/mailbox-messages'
import { notes } from '#server/db/schema/notes'
import { replies } from '#server/db/schema/replies'
import { AppError } from '#server/errors/app-error'
import type { Change } from '#server/queries/log/log.server'
import type { LogEntry, UndoCall, UndoResult } from '#server/queries/log/log-entries.server'
import { restoreRows } from '#server/commands/log/restore-rows.server'
import { lockedContacts } from './change-contact.server.ts'

/**
 * Undoes an action's changes of single contacts. A merge can be undone even after later changes, which stay;
 * submissions since then belong to the surviving contact. Undoing a split is refused if the contact has new data since.
 * @throws AppError conflict
 */
export async function undoContactChange({ tx, entries }: UndoCall): Promise<UndoResult> {
  const rows = await lockedContacts(
    tx,
    entries.map(({ subject_id }) => subject_id),
  )
  const keepsLaterChanges = entries.some((entry) => isMergedBy(entry))
  const changes: Change[] = []
  for (const entry of entries) {
    const isIn = rows.get(entry.subject_id)?.merged_into ?? null
    if (isIn !== mergedInto(entry.after))
      throw new AppError('conflict', {
        userMessage: 'They were merged with somebody else since. Undo that first.',
      })
    if (isPartedBy(entry)) await refuseHiding(tx, entry)
    changes.push(await restoreRows(tx, { table: contacts, keepsLaterChanges }, entry))
  }
  return { changes }
}

const mergedInto = (columns: { merged_into?: string | null } | null) => columns?.merged_into ?? null

const isMergedBy = ({ before, after }: LogEntry) => mergedInto(before) === null && mergedInto(after) !== null
const isPartedBy = ({ before, after }: LogEntry) => mergedInto(before) !== null && mergedInto(after) === null

/** Refuses to merge again a contact that has data from after the split, because the merge would hide it. */
async function refuseHiding(tx: Transaction, { act_id, subject_id: id }: LogEntry): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from (
      select ${activities.id} from ${activities} where ${activities.contact_id} = ${id}
      union all select ${notes.id} from ${notes} where ${notes.contact_id} = ${id}
      union all select ${replies.id} from ${replies} where ${replies.contact_id} = ${id}
      union all select ${mailboxMessages.id} from ${mailboxMessages} where ${mailboxMessages.contact_id} = ${id}
      union all select ${contacts.id} from ${contacts} where ${contacts.merged_into} = ${id}
    ) as theirs
    where theirs.id::text not in (select ${log.subject_id} from ${log} where ${log.act_id} = ${act_id}) limit 1`)
  if (rows.length > 0)
    throw new AppError('conflict', {
      userMessage: 'Something has come for them since. Merge the two again instead.',
    })
}
