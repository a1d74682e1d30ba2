import type { Database } from '#server/db/connect'

const zone = 'America/New_York'
const generated = `contacts.email like '%.example.com'`

/**
 * Generates what the generated entries and statuses stand for: subscribers, seats of the free workshop with its waiting
 * list, readiness registrations, feedback, podcast applications, and a call for each lead whose status implies one. No
 * mail is sent for any of them.
 */
export async function putOwnRows({ pool, engine }: Pick<Database, 'pool' | 'engine'>): Promise<void> {
  const client = await pool.connect()
  try {
    if (engine === 'postgres') await client.query("set statement_timeout = '10min'; set jit = off")
    for (const put of [...rowsOfForms, putCalls]) await client.query(put)
    await client.query('reset all')
  } finally {
    client.release()
  }
}

const entriesOf = (kind: string) => `
  select activities.subject_id as id, coalesce(contacts.name, '') as name, contacts.email,
    coalesce(contacts.company, '') as company, activities.content, activities.created_at
  from activities join contacts on contacts.id = activities.contact_id
  where activities.kind = '${kind}' and ${generated}`

/** The free workshop's session after a time: Friday at 2 PM in the business's zone. */
const sessionAfter = (at: string) => `(
  select case when friday > local then friday else friday + interval '7 days' end at time zone '${zone}'
  from (select ${at} at time zone '${zone}' as local) as given
  cross join lateral (select date_trunc('week', local) + interval '4 days 14 hours' as friday) as week)`

const rowsOfForms = [
  `insert into newsletter_subscribers (id, name, email, state, created_at, changed_at, confirmed_at, asked_at)
  select distinct on (email) id, name, email,
    case when not is_confirmed then 'pending' when dice % 12 = 0 then 'unsubscribed' else 'subscribed' end,
    created_at, created_at, case when is_confirmed then created_at + interval '5 minutes' end,
    case when not is_confirmed then created_at end
  from (${entriesOf('newsletter')}) as entry
  cross join lateral (
    select hashtextextended(email, 0) & 1048575 as dice,
      created_at < now() - interval '14 days' or hashtextextended(email, 1) % 3 <> 0 as is_confirmed
  ) as drawn
  order by email, created_at on conflict do nothing`,
  `insert into workshop_leads (
    id, name, email, company, biggest_challenge, session_starts_at, seat, seated_at, kept_at, created_at
  )
  select id, name, email, company, challenge, session,
    case when place <= 25 then place end, case when place <= 25 then created_at end,
    case when place <= 25 and place % 4 > 0 then created_at + interval '1 hour' end, created_at
  from (
    select *, row_number() over (partition by session order by created_at, id)
      + coalesce((select max(seat) from workshop_leads where session_starts_at = session), 0) as place
    from (
      select distinct on (session, email) entry.*, session,
        (select field ->> 1 from jsonb_array_elements(content) as field where field ->> 0 = 'biggest_challenge') as challenge
      from (${entriesOf('free-workshop')}) as entry
      cross join lateral (select ${sessionAfter('entry.created_at')} as session) as next
      where not exists (
        select 1 from workshop_leads where workshop_leads.email = entry.email and session_starts_at = session
      )
      order by session, email, created_at
    ) as person
  ) as placed on conflict do nothing`,
  `insert into workshop_registrations (id, name, email, company, zoom_registrant_id, join_url, created_at)
  select distinct on (email) id, name, email, company, 'generated', 'https://zoom.example.com/w/' || id, created_at
  from (${entriesOf('readiness-workshop')}) as entry order by email, created_at on conflict do nothing`,
  `insert into workshop_feedback (
    id, name, email, company, overall_value, key_insight, roi_clarity, improvement_suggestions, would_recommend,
    allow_testimonial, created_at
  )
  select id, name, email, company, 5, 'We lose a day a week to copying orders.', 4, '', true, false, created_at
  from (${entriesOf('workshop-feedback')}) as entry on conflict do nothing`,
  `insert into podcast_guest_applications (id, email, linkedin_profile, created_at)
  select id, email, 'https://www.linkedin.com/in/invented', created_at
  from (${entriesOf('podcast-application')}) as entry on conflict do nothing`,
]

const hasCall = `status in ('call_booked', 'no_show', 'proposal', 'client')`

/** Four a business day: those who booked a call from tomorrow on, those who came or did not from yesterday back. */
const putCalls = `
  with slot as (
    select is_ahead, at, row_number() over (partition by is_ahead order by abs(days)) as nth
    from (
      select days > 0 as is_ahead, days,
        ((current_date + days)::timestamp + hour * interval '1 hour') at time zone '${zone}' as at
      from (select count(*)::integer / 2 + 7 as most from contacts where ${hasCall}) as range
      cross join lateral generate_series(-most, most) as days
      cross join (values (10), (11), (14), (16)) as hours (hour)
      where days <> 0 and extract(isodow from current_date + days) < 6
    ) as each
    where not exists (
      select 1 from calls where tstzrange(starts_at, held_until) && tstzrange(at, at + interval '30 minutes')
    )
  ),
  person as (
    select *, status = 'call_booked' as is_ahead,
      row_number() over (partition by status = 'call_booked' order by last_activity_at desc, id) as nth
    from contacts where ${hasCall} and ${generated}
      and not exists (select 1 from calls where calls.email = contacts.email)
  ),
  made as (
  insert into calls (
    id, type, state, starts_at, minutes, held_until, zone, name, email, phone, way, join_url, answer_by, requested_at,
    booked_at, invitations, changed_at, created_at
  )
  select gen_random_uuid(), 'intro', case status when 'call_booked' then 'booked' when 'no_show' then 'no_show' else 'came' end,
    at, 30, at + interval '30 minutes', '${zone}', coalesce(name, ''), email, phone,
    case when phone is null then 'video' else 'phone' end, case when phone is null then 'https://meet.example.com/room' end,
    asked_at + interval '1 day', asked_at, asked_at + interval '2 hours', 1, asked_at + interval '2 hours', asked_at
  from person join slot using (is_ahead, nth)
  cross join lateral (select least(at, now()) - interval '3 days' as asked_at) as request
  on conflict do nothing returning id, type, way, email, created_at
  )
  insert into activities (id, contact_id, kind, subject_id, content, answers_by, created_at)
  select gen_random_uuid(), contacts.id, 'call', made.id,
    jsonb_build_array(jsonb_build_array('type', type), jsonb_build_array('way', way)), 'field', made.created_at
  from made join contacts on contacts.email = made.email`
