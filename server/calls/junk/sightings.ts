import { type SQL, sql } from 'drizzle-orm'
import type { Database, Db } from '#server/db/connect'
import { inGroups } from '#server/db/in-groups'
import { netSightings } from '#server/db/schema/net-sightings'
import type { QuarantinedCall, QuarantineState } from '#server/db/schema/quarantined-submissions'

const rememberedForMs = 24 * 3_600_000
/** A limit, because a flood could otherwise grow the row without end. */
const maxSenders = 60
const stepRows = 1_000

export interface QuarantinedBefore {
  id: string
  state: QuarantineState
  calls: Record<string, QuarantinedCall>
}

interface Thing {
  /** The first submission that used it. */
  owner: string
  /** The senders who used it, and each one's first time. */
  senders: Record<string, number>
}

export interface Sightings {
  /** The database's time. */
  nowMs: number
  things: Map<string, Thing>
  /** The same submission, quarantined before. */
  kept: QuarantinedBefore | undefined
}

interface Sighting {
  submissionKey: string
  /** The sender. */
  sender: string
  /** Keyed hashes. */
  things: readonly string[]
  /** Replaces the database's clock. */
  nowMs: number | undefined
}

/**
 * Records what a submission came with and returns what is known of it; of two concurrent submissions the second sees
 * the first.
 */
type RecordSighting = (sighting: Sighting) => Promise<Sightings>

const largestGroup = 100

/** Concurrent submissions with nothing in common are recorded in one statement. */
export function createSightings({ pool }: Pick<Database, 'pool'>): RecordSighting {
  return inGroups({
    work: noteAll,
    tagsOf: ({ things }) => things,
    largest: largestGroup,
  })

  async function noteAll(group: readonly Sighting[]): Promise<Sightings[]> {
    const { rows } = await pool.query<Noted>(noteText, [JSON.stringify(group)])
    const [noted] = rows
    if (!noted) throw new Error('a clock that told no time')
    const things = new Map(noted.things?.map(({ thing, ...rest }) => [thing, rest]))
    const storedByKey = new Map(noted.kept?.map(({ submission_key, ...rest }) => [submission_key, rest]))
    return group.map((each) => ({
      nowMs: each.nowMs ?? Number(noted.now_ms),
      things: new Map(
        each.things.flatMap((name) => {
          const known = things.get(name)
          return known ? [[name, known]] : []
        }),
      ),
      kept: storedByKey.get(each.submissionKey),
    }))
  }
}

interface Noted {
  now_ms: string
  things: ({ thing: string } & Thing)[] | null
  kept: ({ submission_key: string } & QuarantinedBefore)[] | null
}

/** The commit is not awaited, because a power cut may lose these rows; sorted, so that groups never deadlock. */
const noteText = `
  with clock as materialized (
    select clock_timestamp() as at from (select set_config('synchronous_commit', 'off', true) offset 0) as quiet
  ),
  given as materialized (
    select "submissionKey" as submission, sender, things,
      coalesce(to_timestamp("nowMs" / 1000), at) as at
    from clock cross join json_to_recordset($1::json)
      as given ("submissionKey" text, sender text, things text[], "nowMs" float8)
  ),
  noted as (
    insert into net_sightings as known (thing, owner, senders, seen_at)
    select thing, submission, jsonb_build_object(sender, floor(extract(epoch from at) * 1000)), at
    from given cross join unnest(things) as thing
    order by thing
    on conflict (thing) do update
    set seen_at = excluded.seen_at, senders = coalesce((
      select jsonb_object_agg(key, value) from (
        select key, value from jsonb_each(excluded.senders || known.senders)
        where value::bigint > extract(epoch from excluded.seen_at) * 1000 - ${rememberedForMs}
        order by value::bigint desc limit ${maxSenders}
      ) as newest
    ), excluded.senders)
    returning thing, owner, senders
  )
  select floor(extract(epoch from at) * 1000) as now_ms,
    (select json_agg(noted) from noted) as things,
    (select json_agg(kept) from (
      select submission_key, id, state, calls from quarantined_submissions
      where submission_key = any (array(select submission from given))
    ) as kept) as kept
  from clock`

/** Deletes rows last seen more than a day ago, in batches. Returns how many. */
export async function deleteOldSightings(db: Db, nowMs?: number): Promise<number> {
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
