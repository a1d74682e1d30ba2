import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listCalls } from '#contracts/list-calls'
import { listSubscribers } from '#contracts/list-subscribers'
import { listWorkshopSessions } from '#contracts/list-workshop-sessions'
import { createTestApp } from '#test/app'
import { testDatabase } from '#test/database'
import { putLeads } from './put-leads.ts'
import { putOwnRows } from './put-own-rows.ts'

test('every generated entry and call status has its row, however often rows are generated', async () => {
  const database = await testDatabase()
  for (const count of [200, 100]) {
    await putLeads(database, { count })
    await putOwnRows(database)
  }
  const { rows } = await database.db.execute<Record<string, number>>(sql`
    select
      (select count(*)::integer from contacts where status in ('call_booked', 'no_show') and not exists (
        select 1 from calls where calls.email = contacts.email
          and calls.state = case contacts.status when 'call_booked' then 'booked' else 'no_show' end
          and (calls.starts_at > now()) = (contacts.status = 'call_booked')
      )) as without_call,
      (select count(*)::integer from activities join contacts on contacts.id = contact_id
        where kind = 'free-workshop' and not exists (
          select 1 from workshop_leads where workshop_leads.email = contacts.email and session_starts_at > activities.created_at
        )) as without_seat,
      (select count(*)::integer from activities join contacts on contacts.id = contact_id
        where kind = 'newsletter' and not exists (select 1 from newsletter_subscribers where newsletter_subscribers.email = contacts.email)
      ) as without_subscription,
      (select count(*)::integer from calls) as calls, (select count(*)::integer from workshop_leads) as seats,
      (select count(*)::integer from workshop_registrations) as registrations,
      (select count(*)::integer from workshop_feedback) as feedback,
      (select count(*)::integer from podcast_guest_applications) as applications`)
  expect(rows[0]).toMatchObject({ without_call: 0, without_seat: 0, without_subscription: 0 })
  for (const each of ['calls', 'seats', 'registrations', 'feedback', 'applications'])
    expect(rows[0]?.[each], each).toBeGreaterThan(5)
  const { post } = createTestApp(database, { role: 'viewer' })
  for (const contract of [listCalls, listSubscribers, listWorkshopSessions]) {
    const { body } = await post(contract.name, {})
    expect(contract.output.safeParse(body).error?.issues, contract.name).toBeUndefined()
  }
})
