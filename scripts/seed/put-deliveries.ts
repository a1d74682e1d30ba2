import type { Database } from '#server/db/connect'

/** Responses of services to failed deliveries; the last one is for spreadsheet rows. */
const answers = [
  'The mail server refused the recipient (550 5.1.1).',
  'The recipient’s mailbox is full (552 5.2.2).',
  'The service account may not write to the spreadsheet (403). Share it with the account as an editor.',
]

/** The greatest age of a delivery; older ones are not needed to try out a list. */
const days = 180

/**
 * Generates the deliveries of the generated entries of the last half year: an owner notice each, and for a scorecard
 * the visitor's mail and the spreadsheet row. Nearly all were delivered at the first attempt; one in two hundred
 * failed with a response, a few were held or cancelled. None is pending, so none is sent.
 */
export async function putDeliveries({ pool, engine }: Pick<Database, 'pool' | 'engine'>): Promise<void> {
  const client = await pool.connect()
  try {
    if (engine === 'postgres') await client.query("set statement_timeout = '10min'; set jit = off")
    // One statement per day, so that none blocks other users of the database for long.
    for (let day = 0; day < days; day += 1) await client.query(put, [answers, day])
    for (const table of ['deliveries', 'delivery_attempts']) {
      await client.query(`${engine === 'postgres' ? 'vacuum ' : ''}analyze ${table}`)
    }
    await client.query('reset all')
  } finally {
    client.release()
  }
}

const put = `
  with sent as materialized (
    select
      gen_random_uuid() as id, what.kind, what.key || activities.subject_id as dedupe_key, what.lane, what.mail,
      what.payload || jsonb_build_object('id', activities.subject_id) as payload,
      case what.mail when 'visitor' then contacts.email end as recipient,
      activities.kind as subject_kind, activities.subject_id, activities.contact_id,
      activities.created_at, (hashtextextended(activities.id::text || what.kind, 0) & 1048575)::integer as dice
    from activities join contacts on contacts.id = activities.contact_id
    cross join lateral (values
      ('owner-notice', 'owner-notice:' || activities.kind || ':', 'mail', 'owner', jsonb_build_object('kind', activities.kind)),
      ('score-mail', 'score-mail:', 'mail', 'visitor', '{}'::jsonb),
      ('score-row', 'score-row:', 'sheets', null, '{}'::jsonb)
    ) as what (kind, key, lane, mail, payload)
    where activities.created_at <= now() - $2::integer * interval '1 day'
      and activities.created_at > now() - ($2::integer + 1) * interval '1 day' and (what.kind = 'owner-notice' or activities.kind = 'scorecard')
  ),
  made as (
    insert into deliveries (
      id, kind, dedupe_key, subject_kind, subject_id, contact_id, payload, mail, recipient, lane, state, attempts, last_error, first_attempted_at, expires_at,
      delivered_at, created_at
    )
    select
      id, kind, dedupe_key, subject_kind, subject_id, contact_id,
      case when dice % 200 = 0 or created_at > now() - interval '30 days' then payload end, mail, recipient, lane,
      case when dice % 200 = 0 then 'failed' when dice % 400 = 1 and mail = 'visitor' then 'held' when dice % 1000 = 2 then 'cancelled' else 'delivered' end,
      case when dice % 400 = 1 then 0 else 1 end,
      case when dice % 200 = 0 then ($1::text[])[case when lane = 'sheets' then 3 else 1 + (dice / 200) % 2 end] end,
      case when dice % 400 <> 1 then created_at + interval '1 second' end,
      created_at + interval '72 hours',
      case when dice % 200 <> 0 and dice % 400 <> 1 and dice % 1000 <> 2 then created_at + interval '2 seconds' end,
      created_at
    from sent on conflict do nothing
    returning id, state, last_error, created_at
  )
  insert into delivery_attempts (delivery_id, number, started_at, took_ms, outcome, answer)
  select id, 1, created_at + interval '1 second', 400, case when state = 'failed' then 'failed' else 'delivered' end, last_error
  from made where state in ('delivered', 'failed')`
