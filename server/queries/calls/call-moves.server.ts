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

/** The request for a call and the entries of its moves, in the timeline of one contact. */
const asked = alias(activities, 'asked')
const moved = alias(activities, 'moved')

/** As the entries of the timeline have it. */
const startsAtText = sql`to_char(${calls.starts_at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** A move of a call to the time that it has now. Another call of the contact may have had that time before. */
const isMoveOf = and(
  eq(asked.kind, 'call'),
  eq(asked.subject_id, calls.id),
  eq(asked.contact_id, moved.contact_id),
  lte(asked.created_at, moved.created_at),
  inArray(moved.kind, moveKinds),
  sql`${moved.content} @> jsonb_build_array(jsonb_build_array('startsAt', ${startsAtText}))`,
)

/** Whether the last move of a call to its current time was made since then, by anybody or by one side. */
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

/** The contacts with a call that was moved and is ahead. */
export const contactsWithMovedCall = () =>
  new QueryBuilder()
    .select({ id: moved.contact_id })
    .from(calls)
    .innerJoin(asked, eq(asked.subject_id, calls.id))
    .innerJoin(moved, isMoveOf)
    .where(and(inArray(calls.state, ['requested', 'booked']), sql`${calls.starts_at} > now()`))

/** The last move of each of these calls that was moved. */
export async function lastMoves(db: Db, callIds: readonly string[]): Promise<ReadonlyMap<string, CallMove>> {
  if (callIds.length === 0) return new Map()
  const rows = await db
    .select({ callId: calls.id, kind: moved.kind, content: moved.content, at: moved.created_at })
    .from(calls)
    .innerJoin(asked, eq(asked.subject_id, calls.id))
    .innerJoin(moved, isMoveOf)
    .where(sql`${calls.id} = any(${idArray(callIds)})`)
    // A call can come back to a time that it had.
    .orderBy(moved.created_at)
  return new Map(
    rows.flatMap(({ callId, kind, content, at }) => {
      const before = content.find(([field]) => field === 'before')?.[1]
      if (typeof before !== 'string') return []
      return [[callId, { by: sides[kind as MoveKind], at: at.toISOString(), before }] as const]
    }),
  )
}
