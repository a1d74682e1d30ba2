import { sql } from 'drizzle-orm'
import { workshopFacts } from '#content/facts/facts'
import type { WorkshopSession } from '#contracts/workshop-session'
import type { Count } from '#contracts/count'
import { nextStart } from '#domain/workshop-schedule'
import type { Db } from '#server/db/connect'
import { afterCursor, asCount, countedLimit, cursorOf, type Order } from '#server/db/page'
import { workshopLeads } from '#server/db/schema/workshop-leads'

const { session_starts_at: startsAt, seat, kept_at } = workshopLeads
const latestFirst: Order = [{ by: sql`start`, type: 'timestamptz' }]

/**
 * Selects every session once, latest first. Each is looked up in the index after the one before, because a plain
 * `distinct` would read every registration.
 */
const sessions = sql`
  with recursive session as (
    (select ${startsAt} as start from ${workshopLeads} order by ${startsAt} desc limit 1)
    union all
    select (
      select ${startsAt} from ${workshopLeads} where ${startsAt} < session.start order by ${startsAt} desc limit 1
    ) from session where session.start is not null
  )
  select start from session where start is not null`

/** The limit up to which a waiting list is counted in the list of sessions. */
const listedWaiting = 200

interface Page {
  cursor?: string | undefined
  limit: number
}

/** Returns a page of the sessions that anybody registered for. */
export async function sessionsPage(
  db: Db,
  { cursor, limit }: Page,
): Promise<{ data: WorkshopSession[]; nextCursor: string | null; count: Count }> {
  const after = cursor === undefined ? sql`true` : afterCursor(latestFirst, cursor)
  const [{ rows }, counted] = await Promise.all([
    db.execute<{ ms: number; end: string }>(sql`
      select (extract(epoch from start) * 1000)::float8 as ms, json_build_array(start)::text as end
      from (${sessions}) as sessions where ${after} limit ${limit + 1}`),
    db.execute<{ counted: number }>(
      sql`select count(*)::integer as counted from (${sessions} ${countedLimit}) as sessions`,
    ),
  ])
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    data: await summariesOf(
      db,
      page.map(({ ms }) => new Date(ms)),
      listedWaiting,
    ),
    nextCursor: last ? cursorOf(last.end) : null,
    count: asCount(counted.rows[0]?.counted),
  }
}

/** Returns the summary of the next scheduled session. */
export async function nextSessionSummary(db: Db, now: Date): Promise<WorkshopSession> {
  const start = nextStart(workshopFacts.free, now)
  const [summary] = await summariesOf(db, [start])
  if (!summary) throw new Error('a session has no summary')
  return summary
}

/** Returns the seats and waiting-list sizes of these sessions, in the given order. */
export async function summariesOf(
  db: Db,
  starts: readonly Date[],
  countedTo?: number,
): Promise<WorkshopSession[]> {
  const limit = countedTo === undefined ? countedLimit : sql.raw(`limit ${countedTo + 1}`)
  const startTimes = JSON.stringify(starts.map((start) => start.toISOString()))
  const ofSession = sql`${startsAt} = asked.start`
  const { rows } = await db.execute<{ is_over: boolean; taken: number; kept: number; waiting: number }>(sql`
    select asked.start <= now() as is_over,
      (select count(*)::integer from ${workshopLeads} where ${ofSession} and ${seat} > 0) as taken,
      (select count(*)::integer from ${workshopLeads} where ${ofSession} and ${seat} > 0 and ${kept_at} is not null) as kept,
      (select count(*)::integer from (
        select from ${workshopLeads} where ${ofSession} and ${seat} is null ${limit}
      ) as waiting) as waiting
    from (
      select value::timestamptz as start, position
      from jsonb_array_elements_text(${startTimes}::jsonb) with ordinality as given (value, position)
    ) as asked
    order by asked.position`)
  return rows.map(({ is_over, taken, kept, waiting }, index) => ({
    startsAt: (starts[index] ?? new Date(NaN)).toISOString(),
    isOver: is_over,
    seats: { taken, kept, of: workshopFacts.free.attendees },
    waiting:
      countedTo !== undefined && waiting > countedTo ? { value: countedTo, exact: false } : asCount(waiting),
  }))
}
