import { and, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/pg-core'
import type { ActivityKind } from '#domain/activity'
import type { CallMove } from '#contracts/list-calls'
import type { Db } from '#server/db/connect'
import { idArray } from '#server/db/id-array'
import { activities } from '#server/db/schema/activities'
import { calls } from '#server/db/schema/calls'

const sides = { 'call-moved': 'them', 'call-moved-by-us': 'us' } as const satisfies Partial<
  Record<ActivityKind, CallMove['by']>
>
type MoveKind = keyof typeof sides
const moveKinds = Object.keys(sides) as MoveKind[]

/** Timeline entries of one contact: `asked` is the request for a call, `moved` a move of it. */
const asked = alias(activities, 'asked')
const moved = alias(activities, 'moved')

/** The start time in the format of timeline entries. */
const startsAtText = sql`to_char(${calls.starts_at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Matches a move of a call to its current time. The call's request must be earlier, to exclude other calls' moves. */
const isMoveOf = and(
  eq(asked.kind, 'call'),
  eq(asked.subject_id, calls.id),
  eq(asked.contact_id, moved.contact_id),
  lte(asked.created_at, moved.created_at),
  inArray(moved.kind, moveKinds),
  sql`${moved.content} @> jsonb_build_array(jsonb_build_array('startsAt', ${startsAtText}))`,
)

/** Whether the last move of a call to its current time was made since `since`, by anybody or by the given side. */
export function isMoved(since: Date, by?: CallMove['by']): SQL {
  const last = new QueryBuilder()
    .select({ kind: moved.kind, created_at: moved.created_at })
    .from(asked)
    .innerJoin(moved, isMoveOf)
    .orderBy(desc(moved.created_at))
    .limit(1)
    .as('last')
  const bySide =
    by &&
    inArray(
      last.kind,
      moveKinds.filter((kind) => sides[kind] === by),
    )
  const found = new QueryBuilder()
    .select({ kind: last.kind })
    .from(last)
    .where(and(gte(last.created_at, since), bySide))
  return sql`exists (${found})`
}

/** Selects the contacts with an upcoming call that was moved. */
export const contactsWithMovedCall = () =>
  new QueryBuilder()
    .select({ id: moved.contact_id })
    .from(calls)
    .innerJoin(asked, eq(asked.subject_id, calls.id))
    .innerJoin(moved, isMoveOf)
    .where(and(inArray(calls.state, ['requested', 'booked']), sql`${calls.starts_at} > now()`))

/** Returns the last move of each of these calls that was moved, by call id. */
export async function lastMoves(db: Db, callIds: readonly string[]): Promise<ReadonlyMap<string, CallMove>> {
  if (callIds.length === 0) return new Map()
  const rows = await db
    .select({ callId: calls.id, kind: moved.kind, content: moved.content, at: moved.created_at })
    .from(calls)
    .innerJoin(asked, eq(asked.subject_id, calls.id))
    .innerJoin(moved, isMoveOf)
    .where(sql`${calls.id} = any(${idArray(callIds)})`)
    // A call can be moved back to an earlier time, so the newest move is last and wins in the map.
    .orderBy(moved.created_at)
  return new Map(
    rows.flatMap(({ callId, kind, content, at }) => {
      const before = content.find(([field]) => field === 'before')?.[1]
      if (typeof before !== 'string') return []
      return [[callId, { by: sides[kind as MoveKind], at: at.toISOString(), before }] as const]
    }),
  )
}
