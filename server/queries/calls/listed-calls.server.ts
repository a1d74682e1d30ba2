import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { answerFields } from '#content/answers/answer-fields'
import type { InputOf } from '#contracts/contract'
import type { ListedCall, listCalls } from '#contracts/list-calls'
import { callCountDays, type CallView, callViews } from '#domain/call-rules'
import { dayIn } from '#domain/day-in'
import { instantMs } from '#domain/wall-clock'
import type { Count } from '#contracts/count'
import type { Db } from '#server/db/connect'
import { idArray } from '#server/db/id-array'
import { countsOf, pageOf } from '#server/db/page'
import { activities } from '#server/db/schema/activities'
import { calls } from '#server/db/schema/calls'
import { contacts } from '#server/db/schema/contacts'
import { deliveries, needsOwner } from '#server/db/schema/deliveries'
import { recipientRefused } from '#server/errors/recipient-refused'
import { scorecardSubmissions } from '#server/db/schema/scorecard-submissions'
import { isMoved, lastMoves } from './call-moves.server.ts'
import { awaitsLink, isRequestAhead, isUnmarked } from './calls.server.ts'

type Asked = InputOf<typeof listCalls>

const dayMs = 24 * 3_600_000

const isOn = sql`${calls.state} in ('requested', 'booked')`

/** Returns the condition of each view. A call counts as past once it has begun. */
function viewsAt(now: Date): Record<CallView, SQL> {
  const isAhead = sql`${calls.starts_at} > ${now.toISOString()}::timestamptz`
  return {
    upcoming: sql`(${isOn} and ${isAhead})`,
    past: sql`(${calls.state} in ('booked', 'came', 'no_show') and not ${isAhead})`,
    'no-shows': sql`(${calls.state} = 'no_show')`,
    off: sql`(${calls.state} in ('declined', 'lapsed', 'canceled'))`,
    requested: isRequestAhead(now),
    unmarked: isUnmarked(now),
    booked: sql`(${calls.state} in ('booked', 'came', 'no_show') and ${calls.booked_at} >= ${sinceText(now)})`,
    came: sql`(${calls.state} = 'came' and ${calls.starts_at} >= ${sinceText(now)})`,
    moved: isMoved(countedSince(now)),
  }
}

const countedSince = (now: Date) => new Date(now.getTime() - callCountDays * dayMs)
const sinceText = (now: Date) => sql`${countedSince(now).toISOString()}::timestamptz`

/** The views that are sorted with the earliest call first. */
const ascendingViews: readonly CallView[] = ['upcoming', 'requested', 'unmarked']

/** Returns the end of the current day in a time zone. */
function endOfDay(zone: string, now: Date): Date {
  return new Date(instantMs(zone, Date.parse(dayIn(zone, now)) + dayMs))
}

interface CallsPage {
  data: ListedCall[]
  nextCursor: string | null
  count: Count
  counts: Record<CallView | 'today' | 'marked' | 'movedByThem', Count>
  oldestUnmarked: ListedCall | null
}

/**
 * Returns a page of calls, with the number of calls in each view.
 * @param zone the business's time zone
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
  const viewCounts = callViews.map((each) => [each, [calls, views[each]]] as const)
  const [{ rows, nextCursor }, unmarked, counts] = await Promise.all([
    page(view, { cursor, limit }),
    page('unmarked', { cursor: undefined, limit: 1 }),
    countsOf(db, {
      ...(Object.fromEntries(viewCounts) as Record<CallView, (typeof viewCounts)[number][1]>),
      today: [calls, and(views.upcoming, lt(calls.starts_at, endOfDay(zone, now)))],
      marked: [
        calls,
        sql`(${calls.state} in ('came', 'no_show') and ${calls.starts_at} >= ${sinceText(now)})`,
      ],
      movedByThem: [calls, isMoved(countedSince(now), 'them')],
    }),
  ])
  const shown = [...rows, ...unmarked.rows]
  const ids = shown.map(({ id }) => id)
  const [people, moves, failed, unmet, scorecards] = await Promise.all([
    contactsOf(db, ids),
    lastMoves(db, ids),
    failedDeliveries(db, 'call-mail', ids),
    failedDeliveries(db, 'zoom-meeting', ids),
    takenScorecards(db, ids),
  ])
  const listed = ({ call }: (typeof shown)[number]) =>
    listedCall(call, {
      contact: people.get(call.id) ?? null,
      move: moves.get(call.id) ?? null,
      failedMailId: failed.get(call.id)?.id ?? null,
      isAddressRefused: failed.get(call.id)?.reason?.startsWith(recipientRefused) === true,
      failedMeetingId: unmet.get(call.id)?.id ?? null,
      scorecard: scorecards.get(call.id) ?? null,
    })
  const [oldest] = unmarked.rows
  return {
    data: rows.map(listed),
    nextCursor,
    count: counts[view],
    counts,
    oldestUnmarked: oldest ? listed(oldest) : null,
  }
}

const when = (time: unknown) => new Date(time as string).toISOString()

/** @param call a row that was read as JSON, so that its times are strings */
function listedCall(
  call: typeof calls.$inferSelect,
  more: Pick<
    ListedCall,
    'contact' | 'move' | 'failedMailId' | 'isAddressRefused' | 'failedMeetingId' | 'scorecard'
  >,
): ListedCall {
  const { id, type, state, minutes, zone, name, email, phone, way, broken, answers, note, version } = call
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
    answers,
    note,
    version,
    startsAt: when(call.starts_at),
    joinUrl: call.join_url,
    isZoom: call.zoom_meeting_id !== null || awaitsLink(call),
    answerBy: when(call.answer_by),
    requestedAt: when(call.requested_at),
    ...more,
  }
}

/** Returns the last delivery of a kind about each call, if it needs the owner. */
async function failedDeliveries(
  db: Db,
  kind: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { id: string; reason: string | null }>> {
  if (ids.length === 0) return new Map()
  const last = db
    .selectDistinctOn([deliveries.subject_id])
    .from(deliveries)
    .where(
      and(
        eq(deliveries.kind, kind),
        eq(deliveries.subject_kind, 'call'),
        sql`${deliveries.subject_id} = any(${idArray(ids)})`,
      ),
    )
    .orderBy(deliveries.subject_id, desc(deliveries.created_at))
    .as('deliveries')
  const rows = await db
    .select({ id: last.id, reason: last.last_error, callId: last.subject_id })
    .from(last)
    .where(needsOwner)
  return new Map(rows.flatMap(({ callId, ...row }) => (callId === null ? [] : [[callId, row] as const])))
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
      email: contacts.email,
    })
    .from(activities)
    .innerJoin(contacts, eq(contacts.id, activities.contact_id))
    .where(and(eq(activities.kind, 'call'), sql`${activities.subject_id} = any(${idArray(ids)})`))
  return new Map(rows.map(({ callId, ...contact }) => [callId, contact]))
}

/** Returns the scorecards attached to these calls, with their leads. */
async function takenScorecards(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<ListedCall['scorecard']>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      callId: calls.id,
      score: scorecardSubmissions.score,
      automationPriority: scorecardSubmissions.automation_priority,
      contactId: activities.contact_id,
    })
    .from(calls)
    .innerJoin(scorecardSubmissions, eq(scorecardSubmissions.id, calls.scorecard_id))
    .leftJoin(
      activities,
      and(eq(activities.kind, 'scorecard'), eq(activities.subject_id, scorecardSubmissions.id)),
    )
    .where(sql`${calls.id} = any(${idArray(ids)})`)
  const { choices } = answerFields('scorecard')['automationPriority'] ?? {}
  return new Map(
    rows.map(({ callId, score, contactId, automationPriority: first }) => [
      callId,
      { score, contactId, repairFirst: choices?.[first] ?? first },
    ]),
  )
}
