import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { calendars } from '#server/db/schema/calendars'
import { calls } from '#server/db/schema/calls'
import { allConnected } from '#test/app'
import { serviceSettingsOf } from '#server/settings/service-settings'
import { testDatabase } from '#test/database'
import { exampleCall, timesOfLaterDays } from '#test/example-calls'
import { openPage } from '#test/open-page.tsx'

const hourMs = 3_600_000
const ahead = (more: Parameters<typeof exampleCall>[0] = {}) =>
  exampleCall({ state: 'booked', invitations: 1, name: 'Priya Raman', ...more })

test('a call is rescheduled to an open time chosen from the list', async () => {
  const database = await testDatabase()
  const [startsAt, wanted] = timesOfLaterDays()
  if (!startsAt || !wanted) throw new Error('no open times')
  await database.db.insert(calls).values(ahead({ starts_at: startsAt }))
  const { screen, user } = await openPage(database, '/admin/calls', { role: 'editor' })
  await user.click(await screen.findByRole('button', { name: /^Reschedule ?Priya Raman$/ }))
  const form = await screen.findByRole('form', { name: 'Move the call with Priya Raman' })
  await user.click(await within(form).findByRole('button', { name: 'Move and tell them' }))
  await within(form).findByText('Please pick a time')
  const times = await within(form).findByRole<HTMLSelectElement>('combobox', { name: /^New time/ })
  // The call's current time is not offered.
  expect(Array.from(times.options, ({ value }) => value)).not.toContain(startsAt.toISOString())
  await user.selectOptions(times, wanted.toISOString())
  await user.click(within(form).getByRole('button', { name: 'Move and tell them' }))
  await screen.findByText('Moved. They get the new time by email.')
  expect(screen.queryByRole('form')).toBeNull()
  expect(await database.db.select().from(calls)).toMatchObject([{ state: 'booked', starts_at: wanted }])
})

test('a typed time is in the business’s time zone, and one that another call has is refused at its field', async () => {
  const database = await testDatabase()
  const [startsAt = new Date()] = timesOfLaterDays()
  const evening = new Date('2099-07-01T23:30:00Z')
  await database.db
    .insert(calls)
    .values([
      ahead({ starts_at: startsAt }),
      ahead({ id: crypto.randomUUID(), name: 'Lena Ott', starts_at: evening }),
    ])
  const { screen, user } = await openPage(database, '/admin/calls', { role: 'editor' })
  await user.click(await screen.findByRole('button', { name: /^Reschedule ?Priya Raman$/ }))
  const form = await screen.findByRole('form', { name: 'Move the call with Priya Raman' })
  await user.click(await within(form).findByRole('button', { name: 'Enter another time' }))
  const field = within(form).getByLabelText<HTMLInputElement>(/^New time/)
  expect(field.labels?.[0]?.textContent).toContain('In New York time')
  await user.type(field, '2099-07-01T19:30')
  await user.type(within(form).getByLabelText(/^Note to them/), 'A trip came up.')
  await user.click(within(form).getByRole('button', { name: 'Move and tell them' }))
  await within(form).findByText('Another call has that time. Please pick another one.')
  await user.clear(field)
  await user.type(field, '2099-07-01T18:00')
  await user.click(within(form).getByRole('button', { name: 'Move and tell them' }))
  await screen.findByText('Moved. They get the new time by email.')
  const moved = (await database.db.select().from(calls)).find(({ name }) => name === 'Priya Raman')
  expect(moved?.starts_at).toEqual(new Date('2099-07-01T22:00:00Z'))
})

test('a past call without an outcome is rescheduled from the question about it', async () => {
  const database = await testDatabase()
  const past = ahead({ starts_at: new Date(Date.now() - 30 * hourMs), way: 'video' })
  await database.db.insert(calls).values(past)
  const [wanted = new Date()] = timesOfLaterDays()
  const { screen, user } = await openPage(database, '/admin/calls', { role: 'editor' })
  const question = await screen.findByRole('region', { name: /did they show up/ })
  await user.click(within(question).getByRole('button', { name: /^Rescheduled ?Priya Raman$/ }))
  const form = await within(question).findByRole('form')
  await user.selectOptions(await within(form).findByRole('combobox'), wanted.toISOString())
  await user.click(within(form).getByRole('button', { name: 'Move and tell them' }))
  await within(form).findByText('A video call needs its link.')
  await user.type(within(form).getByLabelText(/^Link for the video call/), 'https://meet.example.com/priya')
  await user.click(within(form).getByRole('button', { name: 'Move and tell them' }))
  await screen.findByRole('heading', { level: 1, name: '1 upcoming call.' })
  expect(await database.db.select().from(calls)).toMatchObject([
    { starts_at: wanted, join_url: 'https://meet.example.com/priya' },
  ])
})

test('with Zoom the question about a past call says that its new time needs no link', async () => {
  const database = await testDatabase()
  const past = ahead({ starts_at: new Date(Date.now() - 30 * hourMs), way: 'video' })
  await database.db.insert(calls).values(past)
  const { screen, user } = await openPage(database, '/admin/calls', {
    role: 'editor',
    app: { outside: { connected: allConnected } },
  })
  const question = await screen.findByRole('region', { name: /did they show up/ })
  await user.click(within(question).getByRole('button', { name: /^Rescheduled ?Priya Raman$/ }))
  await within(question).findByText('Leave it empty for a Zoom meeting')
})

test('rescheduling into a busy time or onto a day off warns with the reason, but is allowed', async () => {
  const database = await testDatabase()
  const [startsAt = new Date()] = timesOfLaterDays()
  await database.db.insert(calls).values(ahead({ starts_at: startsAt }))
  await database.db.insert(calendars).values({
    id: crypto.randomUUID(),
    name: 'Work',
    address: 'sealed',
    busy: [[Date.parse('2099-07-01T23:00Z'), Date.parse('2099-07-02T00:00Z')]],
    created_at: new Date(),
  })
  const { callRules } = serviceSettingsOf({ DAYS_OFF: '2099-07-01 (Summer party)' }, undefined)
  const { screen, user } = await openPage(database, '/admin/calls', {
    role: 'editor',
    app: { outside: { callRules } },
  })
  await user.click(await screen.findByRole('button', { name: /^Reschedule ?Priya Raman$/ }))
  const form = await screen.findByRole('form', { name: 'Move the call with Priya Raman' })
  await user.click(await within(form).findByRole('button', { name: 'Enter another time' }))
  const field = within(form).getByLabelText<HTMLInputElement>(/^New time/)
  await user.type(field, '2099-07-02T19:30')
  expect(within(form).getByRole('status').textContent).toBe('')
  await user.clear(field)
  await user.type(field, '2099-07-01T19:30')
  await within(form).findByText(
    'You’re busy then, according to “Work”. That’s a day off: Summer party. You can move the call there all the same.',
  )
  await user.click(within(form).getByRole('button', { name: 'Move and tell them' }))
  await screen.findByText('Moved. They get the new time by email.')
  expect(await database.db.select().from(calls)).toMatchObject([
    { starts_at: new Date('2099-07-01T23:30:00Z') },
  ])
})
