import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { InputOf } from '#contracts/contract'
import type { ListedCall, listCalls } from '#contracts/list-calls'
import type { CallView } from '#domain/call-rules'
import { dayIn } from '#domain/day-in'
import { instantMs } from '#domain/wall-clock'
import type { Count } from '#contracts/count'
import type { Db } from '#server/db/connect'
import { countsOf, pageOf } from '#server/db/page'
import { activities } from '#server/db/schema/activities'
import { calls } from '#server/db/schema/calls'
import { contacts } from '#server/db/schema/contacts'
import { isRequestAhead, isUnmarked, lastJoinUrl } from './calls.server.ts'

type Asked = InputOf<typeof listCalls>

const dayMs = 24 * 3_600_000

const isOn = sql`${calls.state} in ('requested', 'booked')`

/** Which calls each view has. A call is over once it has begun. */
function viewsAt(now: Date): Record<CallView, SQL> {
  const isAhead = sql`${calls.starts_at} > ${now.toISOString()}::timestamptz`
  return {
    upcoming: sql`(${isOn} and ${isAhead})`,
    past: sql`(${calls.state} in ('booked', 'came', 'no_show') and not ${isAhead})`,
    'no-shows': sql`(${calls.state} = 'no_show')`,
    off: sql`(${calls.state} in ('declined', 'lapsed', 'canceled'))`,
    requested: isRequestAhead(now),
    unmarked: isUnmarked(now),
  }
}

/** The views that begin with the earliest call. */
const ascendingViews: readonly CallView[] = ['upcoming', 'requested', 'unmarked']

/** The end of the day in a time zone. */
function endOfDay(zone: string, now: Date): Date {
  return new Date(instantMs(zone, Date.parse(dayIn(zone, now)) + dayMs))
}

interface CallsPage {
  data: ListedCall[]
  nextCursor: string | null
  count: Count
  counts: Record<CallView | 'today', Count>
  oldestUnmarked: ListedCall | null
  lastJoinUrl: string | null
}

/**
 * A page of the calls, with the number in each view.
 * @param zone of the business
 */
export async function callsPage(
  db: Db,
  { filters: { view = 'upcoming' } = {}, cursor, limit, now, zone }: Asked & { now: Date; zone: string },
): Promise<CallsPage> {
  const views = viewsAt(now)
  const page = (of: CallView, part: { cursor: string | undefined; limit: number }) =>
    pageOf(db, {
      fields: { call: sql<typeof calls.$inferSelect>`row_to_json(${calls})`, id: calls.id },
      from: calls,
      where: views[of],
      order: [
        { by: calls.starts_at, type: 'timestamptz' },
        { by: calls.id, type: 'uuid' },
      ],
      isAscending: ascendingViews.includes(of),
      ...part,
    })
  const [{ rows, nextCursor }, unmarked, counts, joinUrl] = await Promise.all([
    page(view, { cursor, limit }),
    page('unmarked', { cursor: undefined, limit: 1 }),
    countsOf(db, {
      upcoming: [calls, views.upcoming],
      past: [calls, views.past],
      'no-shows': [calls, views['no-shows']],
      off: [calls, views.off],
      requested: [calls, views.requested],
      unmarked: [calls, views.unmarked],
      today: [calls, and(views.upcoming, lt(calls.starts_at, endOfDay(zone, now)))],
    }),
    lastJoinUrl(db),
  ])
  const shown = [...rows, ...unmarked.rows]
  const people = await contactsOf(
    db,
    shown.map(({ id }) => id),
  )
  const listed = ({ call }: (typeof shown)[number]) => listedCall(call, people.get(call.id) ?? null)
  const [oldest] = unmarked.rows
  return {
    data: rows.map(listed),
    nextCursor,
    count: counts[view],
    counts,
    oldestUnmarked: oldest ? listed(oldest) : null,
    lastJoinUrl: joinUrl,
  }
}

const when = (time: unknown) => new Date(time as string).toISOString()

/** @param call as JSON */
function listedCall(call: typeof calls.$inferSelect, contact: ListedCall['contact']): ListedCall {
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
    contact,
  }
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
