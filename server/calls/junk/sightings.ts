import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { netSightings } from '#server/db/schema/net-sightings'
import {
  type HeldCall,
  type HeldState,
  quarantinedSubmissions,
} from '#server/db/schema/quarantined-submissions'

const rememberedForMs = 24 * 3_600_000
/** More would make a row that a flood could grow without end. */
const sendersKept = 60
const stepRows = 1_000

export interface Kept {
  id: string
  state: HeldState
  calls: Record<string, HeldCall>
}

export interface Sightings {
  /** The database's. */
  nowMs: number
  /** Of each thing: the submission that came with it first, and who has, with the times they first did. */
  things: Map<string, { owner: string; senders: Record<string, number> }>
  /** The same submission, held back before. */
  kept: Kept | undefined
}

interface Sighting {
  submissionKey: string
  /** Who comes with them. */
  sender: string
  /** Keyed hashes. */
  things: readonly string[]
  /** Instead of the database's. */
  nowMs: number | undefined
}

/**
 * Notes what a submission came with and returns what is known of it, in one statement: of two at the same moment the
 * second waits and sees the first. The commit is not waited for, as a power cut may cost these rows.
 */
export async function noteSighting(
  db: Db,
  { submissionKey, sender, things, nowMs }: Sighting,
): Promise<Sightings> {
  const { thing, owner, senders } = netSightings
  const merged = sql`(
    select jsonb_object_agg(key, value) from (
      select key, value from jsonb_each(excluded.senders || ${senders})
      where value::bigint > extract(epoch from excluded.seen_at) * 1000 - ${rememberedForMs}
      order by value::bigint desc limit ${sendersKept}
    ) as newest
  )`
  const { rows } = await db.execute<{
    now_ms: string
    things: { thing: string; owner: string; senders: Record<string, number> }[]
    kept: Kept | null
  }>(sql`
    with quiet as materialized (select set_config('synchronous_commit', 'off', true)),
    clock as materialized (select ${timeOf(nowMs)} as at from quiet),
    given as (
      select each as thing, at, jsonb_build_object(${sender}::text, floor(extract(epoch from at) * 1000)) as senders
      from clock cross join unnest(${sql.param(things)}::text[]) as each
    ),
    noted as (
      insert into ${netSightings} (${names('thing', 'owner', 'senders', 'seen_at')})
      select thing, ${submissionKey}, senders, at from given order by thing
      on conflict (${names('thing')}) do update
      set senders = coalesce(${merged}, excluded.senders), seen_at = excluded.seen_at
      returning ${thing}, ${owner}, ${senders}
    )
    select floor(extract(epoch from at) * 1000) as now_ms,
      (select json_agg(noted) from noted) as things,
      (select row_to_json(kept) from (
        select id, state, calls from ${quarantinedSubmissions} where submission_key = ${submissionKey}
      ) as kept) as kept
    from clock`)
  const [row] = rows
  if (!row) throw new Error('a clock that told no time')
  return {
    nowMs: Number(row.now_ms),
    things: new Map(row.things.map(({ thing: name, ...rest }) => [name, rest])),
    kept: row.kept ?? undefined,
  }
}

/** Deletes what was last seen more than a day ago, some at a time. Returns how many. */
export async function forgetSightings(db: Db, nowMs?: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${netSightings} where ${netSightings.thing} in (
      select ${netSightings.thing} from ${netSightings}
      where ${netSightings.seen_at} < ${timeOf(nowMs)} - ${rememberedForMs} * interval '1 millisecond'
      limit ${stepRows} for update skip locked
    )`)
  return rowCount ?? 0
}

const timeOf = (nowMs: number | undefined): SQL =>
  nowMs === undefined ? sql`clock_timestamp()` : sql`to_timestamp(${nowMs / 1000}::double precision)`

const names = (...columns: string[]): SQL =>
  sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  )
