import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { InputOf } from '#contracts/contract'
import type { ListedCall, listCalls } from '#contracts/list-calls'
import type { CallView } from '#domain/call-rules'
import type { Count } from '#contracts/count'
import type { Db } from '#server/db/connect'
import { countsOf, pageOf } from '#server/db/page'
import { activities } from '#server/db/schema/activities'
import { calls } from '#server/db/schema/calls'
import { contacts } from '#server/db/schema/contacts'
import { isRequestAhead, lastJoinUrl } from './calls.server.ts'

type Asked = InputOf<typeof listCalls>

const isOn = sql`${calls.state} in ('requested', 'booked')`

/** Which calls each view has. A call is over once it has begun. */
function viewsAt(now: Date): Record<CallView | 'requested' | 'unmarked', SQL> {
  const isAhead = sql`${calls.starts_at} > ${now.toISOString()}::timestamptz`
  return {
    upcoming: sql`(${isOn} and ${isAhead})`,
    past: sql`(${calls.state} in ('booked', 'came', 'no_show') and not ${isAhead})`,
    'no-shows': sql`(${calls.state} = 'no_show')`,
    off: sql`(${calls.state} in ('declined', 'lapsed', 'canceled'))`,
    requested: isRequestAhead(now),
    unmarked: sql`(${calls.state} = 'booked' and not ${isAhead})`,
  }
}

/** A page of the calls, with the number in each view. */
export async function callsPage(
  db: Db,
  { filters: { view = 'upcoming' } = {}, cursor, limit, now }: Asked & { now: Date },
): Promise<{
  data: ListedCall[]
  nextCursor: string | null
  count: Count
  counts: Record<CallView | 'requested' | 'unmarked', Count>
  lastJoinUrl: string | null
}> {
  const views = viewsAt(now)
  const [{ rows, nextCursor }, counts, joinUrl] = await Promise.all([
    pageOf(db, {
      fields: { call: sql<typeof calls.$inferSelect>`row_to_json(${calls})`, id: calls.id },
      from: calls,
      where: views[view],
      order: [
        { by: calls.starts_at, type: 'timestamptz' },
        { by: calls.id, type: 'uuid' },
      ],
      isAscending: view === 'upcoming',
      cursor,
      limit,
    }),
    countsOf(db, {
      upcoming: [calls, views.upcoming],
      past: [calls, views.past],
      'no-shows': [calls, views['no-shows']],
      off: [calls, views.off],
      requested: [calls, views.requested],
      unmarked: [calls, views.unmarked],
    }),
    lastJoinUrl(db),
  ])
  const people = await contactsOf(
    db,
    rows.map(({ id }) => id),
  )
  const when = (time: unknown) => new Date(time as string).toISOString()
  const data = rows.map(({ call }): ListedCall => {
    const { id, type, state, minutes, zone, name, email, phone, way, broken, note, version } = call
    return {
      id,
      type,
      state,
      minutes,
      zone,
      name,
      email,
      phone,
      way,
      broken,
      note,
      version,
      startsAt: when(call.starts_at),
      joinUrl: call.join_url,
      answerBy: when(call.answer_by),
      requestedAt: when(call.requested_at),
      contact: people.get(id) ?? null,
    }
  })
  return { data, nextCursor, count: counts[view], counts, lastJoinUrl: joinUrl }
}

async function contactsOf(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<ListedCall['contact']>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      callId: activities.subject_id,
      id: contacts.id,
      company: contacts.company,
      score: contacts.score,
    })
    .from(activities)
    .innerJoin(contacts, eq(contacts.id, activities.contact_id))
    .where(
      and(
        eq(activities.kind, 'call'),
        sql`${activities.subject_id} = any (array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid))`,
      ),
    )
  return new Map(rows.map(({ callId, ...contact }) => [callId, contact]))
}
