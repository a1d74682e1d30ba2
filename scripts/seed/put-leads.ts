import { formOf } from '#domain/form-of'
import type { Database } from '#server/db/connect'
import { type Entry, otherEntries, scorecardEntries } from './entries.ts'
import { businesses, firstNames, lastNames, nextSteps, notes, trades } from './names.ts'

/** The number of leads per statement, so that none blocks other users of the database for long. */
const atOnce = 2_000

interface PutOptions {
  count: number
  /** Entries in each lead's timeline; default 5. */
  entries?: number
  onProgress?: (made: number) => void
}

/**
 * Generates leads: addresses at example.com, a timeline each, three in five with a scorecard, some with a next step,
 * a note, an open question. The database makes them from lists; none is ever sent a mail.
 */
export async function putLeads(
  { pool, engine }: Pick<Database, 'pool' | 'engine'>,
  { count, entries = 5, onProgress = () => {} }: PutOptions,
): Promise<void> {
  const client = await pool.connect()
  try {
    if (engine === 'postgres') await client.query("set statement_timeout = '10min'; set jit = off")
    // The planner has no statistics about the new rows, and underestimates their number.
    await client.query('set enable_nestloop = off')
    const { rows } = await client.query<{ n: string }>('select count(*) as n from contacts')
    const before = Number(rows[0]?.n)
    await client.query(makeEntries, [withAsks(scorecardEntries(400)), withAsks(otherEntries)])
    for (let from = 0; from < count; from += atOnce) {
      const to = Math.min(from + atOnce, count)
      await client.query(putSome, [
        before + from + 1,
        before + to,
        entries,
        firstNames,
        lastNames,
        businesses,
        trades,
        nextSteps,
        notes,
      ])
      onProgress(to)
    }
    await client.query('drop table seed_entries')
    for (const table of ['contacts', 'activities', 'notes', 'scorecard_submissions']) {
      await client.query(`${engine === 'postgres' ? 'vacuum ' : ''}analyze ${table}`)
    }
    await client.query('reset all')
  } finally {
    client.release()
  }
}

const withAsks = (entries: readonly Entry[]) =>
  JSON.stringify(entries.map((entry) => ({ ...entry, asks: formOf(entry).expectsReply })))

const makeEntries = `
  create temporary table seed_entries as
  select
    is_scorecard, (row_number() over (partition by is_scorecard))::integer as nth, entry ->> 'kind' as kind,
    entry ->> 'source' as source, (entry -> 'content')::text as content, entry -> 'submission' as submission,
    (entry ->> 'score')::integer as score, entry ->> 'team_size' as team_size,
    (entry ->> 'yearly_cost')::double precision as yearly_cost,
    (entry ->> 'asks')::boolean as asks
  from (
    select true as is_scorecard, value as entry from json_array_elements($1::json)
    union all select false, value from json_array_elements($2::json)
  ) as given`

/** SQL for the k-th pseudo-random number of person `n`, from 0 to 1, which is the same every time. */
const dice = (k: number) => `((hashint4extended(n, ${k}) & 1048575) / 1048576.0)`
const oneOf = (list: string, k: number) =>
  `(${list})[1 + floor(${dice(k)} * array_length(${list}, 1))::integer]`

/** The first few people wrote recently, so that somebody waits even among few leads. */
const firstAt = `now() - case when n < $1::integer + 6 then interval '9 hours' else interval '1095 days' end * ${dice(1)}`

const putSome = `
  with person as materialized (
    select
      gen_random_uuid() as id, n, first || ' ' || last as name, business || ' ' || trade as company,
      lower(first || '.' || replace(last, 'ö', 'o')) || n || '@' || lower(business || '-' || trade) || '.example.com' as email,
      ${firstAt} as first_at,
      case floor(${dice(9)} * 5)::integer
        when 0 then jsonb_build_object('utm_source', 'linkedin') when 1 then jsonb_build_object('referrer', 'https://www.google.com/')
        when 2 then jsonb_build_object('utm_source', 'newsletter') when 3 then jsonb_build_object('utm_source', 'podcast')
        else '{}' end || jsonb_build_object('at', to_char((${firstAt}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'landingPage', '/ai-first-readiness-score') as touch,
      ${dice(3)} < 0.6 as has_score, 1 + floor(${dice(4)} * 400)::integer as scorecard_n
    from generate_series($1::integer, $2::integer) as n
    cross join lateral (
      select ${oneOf('$4::text[]', 5)} as first, ${oneOf('$5::text[]', 6)} as last,
        ${oneOf('$6::text[]', 7)} as business, ${oneOf('$7::text[]', 8)} as trade
    ) as words
  ),
  entry as materialized (
    select
      gen_random_uuid() as id, gen_random_uuid() as subject_id, person.id as contact_id, person.n, person.name,
      person.email, person.touch, seed.kind, seed.source, seed.content, seed.submission, seed.asks, seed.score, seed.team_size,
      seed.yearly_cost,
      first_at + least(now() - first_at, interval '200 days')
        * case when k = 1 then 0 else power((hashint4extended(person.n, 100 + k) & 1048575) / 1048576.0, 3) end as at
    from person cross join generate_series(1, $3::integer) as k
    join seed_entries as seed on seed.is_scorecard = (k = 1 and has_score) and seed.nth =
      case when k = 1 and has_score then scorecard_n
      else 1 + (hashint4extended(person.n, 200 + k) & 1048575)::integer % ${otherEntries.length} end
  ),
  asked as (
    select contact_id, min(at) filter (where asks) as first_asked_at, max(at) filter (where asks) as last_asked_at,
      max(at) as last_activity_at, max(score) as score, max(team_size) as team_size, max(yearly_cost) as yearly_cost
    from entry group by contact_id
  ),
  standing as (
    select *,
      last_asked_at is not null and (last_asked_at > now() - interval '2 days' and ${dice(10)} < 0.7 or ${dice(11)} < 0.002) as waits,
      case when last_asked_at is null then 'new' else (array[
        'answered', 'answered', 'answered', 'answered', 'answered', 'answered', 'call_booked', 'no_show', 'proposal',
        'client', 'client', 'parked', 'parked', 'parked', 'parked', 'parked', 'parked', 'not_a_fit', 'not_a_fit', 'not_a_fit'
      ])[1 + floor(${dice(12)} * 20)::integer] end as usual_status
    from person join asked on asked.contact_id = person.id
  ),
  made as (
    insert into contacts (
      id, email, name, company, phone, first_touch, last_touch, status, waiting_since, first_asked_at, first_reply_at,
      first_reply_how, next_step, next_step_on, score, yearly_cost, team_size, version, created_at, last_activity_at
    )
    select
      standing.id, email, name, company,
      case when ${dice(13)} < 0.4 then '+1 555 ' || lpad((n % 10000)::text, 4, '0') end,
      touch, touch, case when waits then 'new' else usual_status end, case when waits then last_asked_at end,
      first_asked_at,
      case when not waits then first_asked_at + interval '1 minute' * (5 + 300 * ${dice(14)} * ${dice(15)}) end,
      case when not waits and first_asked_at is not null then 'reply' end,
      case when steps then ${oneOf('$8::text[]', 16)} end,
      case when steps then current_date + floor(${dice(17)} * 40)::integer - 8 end,
      score, yearly_cost, team_size, 0, first_at, last_activity_at
    from standing
    cross join lateral (
      select not waits and usual_status in ('answered', 'call_booked', 'no_show', 'proposal', 'client') and ${dice(18)} < 0.15 as steps
    ) as next
    on conflict do nothing
    returning id
  ),
  noted as (
    insert into notes (id, contact_id, kind, text, created_at)
    select gen_random_uuid(), id, 'note', ${oneOf('$9::text[]', 19)}, first_at + interval '1 day'
    from made join person using (id) where ${dice(20)} < 0.1
  ),
  scored as (
    insert into scorecard_submissions
    select filled.* from entry join made on made.id = contact_id
    cross join lateral json_populate_record(null::scorecard_submissions, (entry.submission::jsonb || jsonb_build_object(
      'id', subject_id, 'full_name', name, 'email', email, 'created_at', at, 'reported_score', null
    ))::json) as filled
    where submission is not null
  )
  insert into activities (id, contact_id, kind, subject_id, source, answers_by, content, first_touch, last_touch, created_at)
  select entry.id, contact_id, kind, subject_id, source, 'field',
    replace(replace(content, '{name}', name), '{email}', email)::jsonb, touch, touch, at
  from entry join made on made.id = contact_id`
