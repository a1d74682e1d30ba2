import { notInArray, sql } from 'drizzle-orm'
import type { Count } from '#contracts/count'
import type { InputOf, OutputOf } from '#contracts/contract'
import type { listContacts } from '#contracts/list-contacts'
import { promisedBy } from '#domain/reply-promise'
import type { EntrySource } from '#content/office/entry-text'
import { kindsThat } from '#domain/form-of'
import type { Db } from '#server/db/connect'
import { idArray } from '#server/db/id-array'
import { activities } from '#server/db/schema/activities'
import { officeDay } from '#server/settings/office-day'
import type { Outside } from '#server/settings/outside'
import { attributionOf } from './attribution.server.ts'
import { contactsPage } from './contacts-page.server.ts'
import type { Contact } from './contacts.server.ts'
import { ownersOf } from './owners-of.server.ts'
import { maxRead, requestIn, requestSummaryOf } from './request-summary.server.ts'

/** Returns a page of the office's list of leads. Further columns are looked up only for its rows. */
export async function listedContacts(
  db: Db,
  asked: InputOf<typeof listContacts> & { ids?: readonly string[]; count?: Count },
  outside: Pick<Outside, 'replyPromise' | 'now'>,
): Promise<OutputOf<typeof listContacts>> {
  const { rows, ...page } = await contactsPage(db, { ...asked, today: officeDay(outside) })
  const [asks, owners] = await Promise.all([lastAsksOf(db, rows), ownersOf(db, rows)])
  return {
    ...page,
    data: rows.map((row) => ({
      id: row.id,
      version: row.version,
      name: row.name,
      email: row.email,
      company: row.company,
      phone: row.phone,
      status: row.status,
      owner: owners.get(row.owner_id ?? '') ?? null,
      waiting_since: row.waiting_since?.toISOString() ?? null,
      reply_due_at: row.waiting_since && promisedBy(row.waiting_since, outside.replyPromise).toISOString(),
      first_asked_at: row.first_asked_at?.toISOString() ?? null,
      first_reply_at: row.first_reply_at?.toISOString() ?? null,
      last_activity_at: row.last_activity_at.toISOString(),
      next_step: row.next_step,
      next_step_on: row.next_step_on,
      score: row.score,
      yearly_cost: row.yearly_cost,
      team_size: row.team_size,
      last_ask: asks.get(row.id) ?? null,
      first_came_by: attributionOf(row.first_touch, row.origin),
      came_by: attributionOf(row.last_touch, row.origin),
    })),
  }
}

/** Returns the last request of each contact; for those who wait, the one that a reply answers, as on their page. */
async function lastAsksOf(db: Db, rows: readonly Contact[]) {
  if (rows.length === 0) return new Map<string, never>()
  const { rows: found } = await db.execute<
    { contact_id: string; at: string } & Pick<EntrySource, keyof EntrySource>
  >(sql`
    select last.contact_id, last.kind, last.source, last.content, last.answers_by, to_json(last.created_at) #>> '{}' as at
    from unnest(${idArray(rows.map(({ id }) => id))}, ${sql.param(rows.map((row) => row.waiting_since !== null))}::boolean[]) as of_page (id, waits)
    cross join lateral (
      select * from ${activities}
      where ${activities.contact_id} = of_page.id and ${notInArray(activities.kind, [...kindsThat('asksNothing')])}
      order by ${activities.created_at} desc limit case when waits then ${maxRead} else 1 end
    ) as last`)
  const newest = Map.groupBy(found, (entry) => entry.contact_id)
  return new Map(
    rows.flatMap(({ id, waiting_since: since }) => {
      const entries = newest.get(id) ?? []
      const recent = since
        ? requestIn(entries.filter(({ at }) => Date.parse(at) >= since.getTime()))
        : undefined
      const ask = recent ?? entries[0]
      if (!ask) return []
      return [[id, { kind: ask.kind, ...requestSummaryOf(ask), at: new Date(ask.at).toISOString() }] as const]
    }),
  )
}
