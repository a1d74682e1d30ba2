import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { log } from '#server/db/schema/log'
import { notes } from '#server/db/schema/notes'
import { replies } from '#server/db/schema/replies'
import { AppError } from '#server/errors/app-error'
import type { Change } from '#server/queries/log/log.server'
import type { LogEntry, TakeBackCall, TakenBack } from '#server/queries/log/log-entries.server'
import { putBack } from '#server/queries/log/put-back.server'
import { lockedContacts } from './change-contact.server.ts'

/**
 * Takes back what an act did to single contacts. A merge is taken back whatever has changed since: that stays, and what
 * was sent meanwhile belongs to the contact that was kept. Nobody waits on a contact that is merged into another, where
 * nobody sees it.
 * @throws AppError conflict
 */
export async function takeBackContact({ tx, entries }: TakeBackCall): Promise<TakenBack> {
  const rows = await lockedContacts(
    tx,
    entries.map(({ subject_id }) => subject_id),
  )
  const partly = entries.some((entry) => isMergedBy(entry))
  const changes: Change[] = []
  for (const entry of entries) {
    const isIn = rows.get(entry.subject_id)?.merged_into ?? null
    if (isIn !== mergedInto(entry.after))
      throw new AppError('conflict', {
        userMessage: 'They were merged with somebody else since. Undo that first.',
      })
    if (isPartedBy(entry)) await refuseHiding(tx, entry)
    changes.push(await putBack(tx, { table: contacts, partly }, entry))
  }
  return { changes }
}

const mergedInto = (columns: { merged_into?: string | null } | null) => columns?.merged_into ?? null

const isMergedBy = ({ before, after }: LogEntry) => mergedInto(before) === null && mergedInto(after) !== null
const isPartedBy = ({ before, after }: LogEntry) => mergedInto(before) !== null && mergedInto(after) === null

/** What has come to somebody since they were parted goes nowhere with an act that knows nothing of it. */
async function refuseHiding(tx: Transaction, { act_id, subject_id: id }: LogEntry): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from (
      select ${activities.id} from ${activities} where ${activities.contact_id} = ${id}
      union all select ${notes.id} from ${notes} where ${notes.contact_id} = ${id}
      union all select ${replies.id} from ${replies} where ${replies.contact_id} = ${id}
      union all select ${contacts.id} from ${contacts} where ${contacts.merged_into} = ${id}
    ) as theirs
    where theirs.id::text not in (select ${log.subject_id} from ${log} where ${log.act_id} = ${act_id}) limit 1`)
  if (rows.length > 0)
    throw new AppError('conflict', {
      userMessage: 'Something has come for them since. Merge the two again instead.',
    })
}
