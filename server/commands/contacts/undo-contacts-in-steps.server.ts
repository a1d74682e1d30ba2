import { and, eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { inParts } from '#server/db/in-parts'
import { contacts } from '#server/db/schema/contacts'
import { changedIds, log } from '#server/db/schema/log'
import { waitForErasures } from '#server/commands/erasure/erasure-lock.server'
import type { Change } from '#server/queries/log/log.server'
import {
  columnsById,
  type ContactGroups,
  noGroups,
  settableColumns,
  limitGroups,
} from '#server/queries/contacts/changed-contacts'
import { inTable, undoContacts } from './undo-contacts.server.ts'

/** How many contacts one step undoes, which takes about 50 ms. */
const perStep = 100

/** Whether an action changed only contacts, and more than one step undoes. */
export async function isOfManyContacts(db: Db, logId: string): Promise<boolean> {
  const { rows } = await db.execute<{ isOfMany: boolean | null }>(sql`
    select bool_and(${log.subject_kind} = 'contacts') and
      coalesce(sum(case when ${log.subject_kind} = 'contacts' then jsonb_array_length(${changedIds}) end), 0) > ${perStep} as "isOfMany"
    from ${log} where ${log.act_id} = (select of_act.act_id from ${log} as of_act where of_act.id = ${logId})`)
  return rows[0]?.isOfMany === true
}

interface Undone {
  changes: Change[]
  /** How many contacts have changed since and stay as they are. */
  kept: number
}

/**
 * Returns the steps that undo the contacts of log rows. Each step reads its row again, because somebody may have been
 * erased in the meantime.
 */
export function undoContactsInSteps(
  entries: readonly { id: string; before: object | null }[],
): ((tx: Transaction) => Promise<Undone>)[] {
  return entries.flatMap(({ id, before }) =>
    inParts([...columnsById((before ?? noGroups) as ContactGroups).keys()], perStep).map(
      (ids) => async (tx: Transaction) => {
        await waitForErasures(tx)
        const [row] = await tx
          .select({ before: log.before, after: log.after })
          .from(log)
          .where(eq(log.id, id))
        const wanted = new Set(ids)
        const sides = [row?.before, row?.after].map((side) =>
          limitGroups((side ?? noGroups) as ContactGroups, wanted),
        )
        return undoSome(tx, sides[0] ?? noGroups, sides[1] ?? noGroups)
      },
    ),
  )
}

/** A lead that is already restored does not count as changed, so that an interrupted undo can continue. */
async function undoSome(tx: Transaction, before: ContactGroups, after: ContactGroups): Promise<Undone> {
  const { change, kept } = await undoContacts(tx, before, after)
  const already = kept.length === 0 ? 0 : await countAsBefore(tx, before, after, kept)
  return { changes: change ? [change] : [], kept: kept.length - already }
}

/** Counts the contacts that already are as they were before the action. */
async function countAsBefore(
  tx: Transaction,
  before: ContactGroups,
  after: ContactGroups,
  ids: readonly string[],
): Promise<number> {
  const [was, is] = [columnsById(before), columnsById(after)]
  const rows = ids.map((id) => {
    const columns = was.get(id)
    return { id, was: columns ?? {}, isMade: columns === null, isGone: is.get(id) === null }
  })
  const names = settableColumns.filter((name) => rows.some((row) => name in row.was))
  const isAsBefore = names.map(
    (name) =>
      sql`(not (given -> 'was')::jsonb ? ${name} or ${inTable('contacts', name)} is not distinct from ${inTable('was', name)})`,
  )
  const { rows: counted } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count
    from json_array_elements(${JSON.stringify(rows)}::json) as given
    cross join json_populate_record(null::contacts, given -> 'was') as was
    left join ${contacts} on contacts.id = (given ->> 'id')::uuid
    where case
      when (given ->> 'isMade')::boolean then contacts.id is null
      when (given ->> 'isGone')::boolean then contacts.id is not null
      else ${and(sql`contacts.id is not null and contacts.merged_into is null`, ...isAsBefore)}
    end`)
  return counted[0]?.count ?? 0
}
