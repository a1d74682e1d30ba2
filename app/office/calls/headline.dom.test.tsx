import { within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { calls } from '#server/db/schema/calls'
import { allConnected, createTestApp } from '#test/app'
import { testDatabase } from '#test/database'
import { exampleCall, timesOfLaterDays } from '#test/example-calls'
import { exampleBodies } from '#test/examples'
import { openPage } from '#test/open-page.tsx'

test('the headline counts upcoming calls and requests that wait for confirmation', async () => {
  const database = await testDatabase()
  const [startsAt = new Date()] = timesOfLaterDays()
  const call = { ...exampleBodies['book-call'], startsAt: startsAt.toISOString(), name: 'Priya Raman' }
  expect(await createTestApp(database).post('book-call', call)).toMatchObject({ status: 200 })
  const { screen, user } = await openPage(database, '/admin/calls', { role: 'owner' })
  await screen.findByRole('heading', { level: 1, name: '1 upcoming call. One needs confirmation.' })
  await user.click(await screen.findByRole('button', { name: /^Confirm ?Priya Raman$/ }))
  await screen.findByRole('heading', { level: 1, name: '1 upcoming call.' })
  expect(screen.queryByText('Needs confirmation')).toBeNull()
})

test('confirming a video call proposes the last call’s link, and a different link can be entered', async () => {
  const database = await testDatabase()
  const [startsAt = new Date(), earlier = new Date()] = timesOfLaterDays()
  const last = exampleCall({
    state: 'booked',
    way: 'video',
    starts_at: earlier,
    join_url: 'https://meet.example.com/nora',
  })
  await database.db.insert(calls).values(last)
  const call = {
    ...exampleBodies['book-call'],
    startsAt: startsAt.toISOString(),
    name: 'Priya Raman',
    way: 'video',
  }
  expect(await createTestApp(database).post('book-call', call)).toMatchObject({ status: 200 })
  const { screen, user } = await openPage(database, '/admin/calls', { role: 'owner' })
  await user.click(await screen.findByRole('button', { name: /^Confirm ?Priya Raman$/ }))
  const field = await screen.findByLabelText<HTMLInputElement>(/^Link for the video call/)
  expect(field.value).toBe('https://meet.example.com/nora')
  await user.clear(field)
  await user.type(field, 'https://meet.example.com/priya')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await screen.findByRole('heading', { level: 1, name: '2 upcoming calls.' })
  const links = (await database.db.select().from(calls)).map(({ join_url }) => join_url)
  expect(new Set(links)).toEqual(new Set(['https://meet.example.com/nora', 'https://meet.example.com/priya']))
})

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

const pastCall = (name: string, startsAt: Date) =>
  exampleCall({
    id: crypto.randomUUID(),
    state: 'booked',
    invitations: 1,
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}@example.com`,
    starts_at: startsAt,
  })

test('the headline asks for the outcome of one past call at a time, the oldest first, until each is marked', async () => {
  const database = await testDatabase()
  const [viktor, lena] = [pastCall('Viktor Hrustic', hoursAgo(20 * 24)), pastCall('Lena Ott', hoursAgo(240))]
  await database.db.insert(calls).values([lena, viktor])
  const { screen, user } = await openPage(database, '/admin/calls', { role: 'editor' })
  await screen.findByRole('heading', {
    level: 1,
    name: /^No upcoming calls\. Did Viktor show up on \w+ \d+\?$/,
  })
  const question = () => screen.getByRole('region', { name: /did they show up\?$/ })
  expect(within(question()).getByRole('heading').textContent).toMatch(
    /^Viktor Hrustic, on .* at .*[AP]M: did/,
  )
  expect(within(question()).getByRole('link', { name: '1 more to mark' }).getAttribute('href')).toContain(
    'view=unmarked',
  )
  await user.click(within(question()).getByRole('button', { name: /^No-show ?Viktor Hrustic$/ }))
  await screen.findByRole('heading', { level: 1, name: /Did Lena show up/ })
  expect(within(question()).queryByRole('link')).toBeNull()
  await user.click(within(question()).getByRole('button', { name: /^Showed up ?Lena Ott$/ }))
  await screen.findByRole('heading', { level: 1, name: 'No upcoming calls.' })
  expect(screen.queryByRole('region', { name: /did they show up/ })).toBeNull()
  const states = (await database.db.select().from(calls)).map(({ name, state }) => [name, state])
  expect(Object.fromEntries(states)).toEqual({ 'Viktor Hrustic': 'no_show', 'Lena Ott': 'came' })
})

test('a viewer sees the question about a past call’s outcome without buttons to answer it', async () => {
  const database = await testDatabase()
  await database.db.insert(calls).values(pastCall('Viktor Hrustic', hoursAgo(240)))
  const { screen } = await openPage(database, '/admin/calls?view=unmarked', { role: 'viewer' })
  await screen.findByRole('heading', { level: 1, name: /Did Viktor show up/ })
  await screen.findByText('Viktor Hrustic')
  expect(screen.getByRole('tab', { name: /^Past/ }).getAttribute('aria-selected')).toBe('true')
  expect(screen.queryByRole('button', { name: /Showed up|No-show/ })).toBeNull()
})

test('Today links to the call requests to confirm and to the past calls without an outcome', async () => {
  const database = await testDatabase()
  const [startsAt = new Date()] = timesOfLaterDays()
  const call = { ...exampleBodies['book-call'], startsAt: startsAt.toISOString(), name: 'Priya Raman' }
  expect(await createTestApp(database).post('book-call', call)).toMatchObject({ status: 200 })
  await database.db
    .insert(calls)
    .values([pastCall('Viktor Hrustic', hoursAgo(240)), pastCall('Lena Ott', hoursAgo(90))])
  const { screen, user } = await openPage(database, '/admin', { role: 'editor' })
  const requests = await screen.findByRole('link', { name: '1 call needs confirmation' })
  expect(requests.closest('li')?.textContent).toMatch(/^1/)
  const unmarked = screen.getByRole('link', { name: '2 past calls to mark' })
  expect(unmarked.closest('li')?.textContent).toMatch(/^2/)
  await user.click(requests)
  await screen.findByRole('heading', { level: 1, name: /Did Viktor show up/ })
  expect(await screen.findAllByText('Needs confirmation')).toHaveLength(2)
  expect(document.querySelectorAll('[data-row]')).toHaveLength(1)
})

test('confirming a video call proposes the business’s own room before the link of the last call', async () => {
  const database = await testDatabase()
  const [startsAt = new Date(), earlier = new Date()] = timesOfLaterDays()
  const request = exampleCall({ way: 'video', name: 'Priya Raman', starts_at: startsAt })
  const last = exampleCall({
    id: crypto.randomUUID(),
    state: 'booked',
    way: 'video',
    starts_at: earlier,
    join_url: 'https://meet.example.com/last',
  })
  await database.db.insert(calls).values([request, last])
  const callJoinUrl = 'https://zoom.example.com/my/nora'
  const { screen, user } = await openPage(database, '/admin/calls', {
    role: 'owner',
    app: { outside: { callJoinUrl } },
  })
  await user.click(await screen.findByRole('button', { name: /^Confirm ?Priya Raman$/ }))
  const field = await screen.findByLabelText<HTMLInputElement>(/^Link for the video call Your own link/)
  expect(field.value).toBe(callJoinUrl)
})

test('with Zoom a video call is confirmed without a link, and its row says that the meeting does not exist yet', async () => {
  const database = await testDatabase()
  const [startsAt = new Date(), earlier = new Date()] = timesOfLaterDays()
  const request = exampleCall({ way: 'video', name: 'Priya Raman', starts_at: startsAt })
  const last = exampleCall({
    id: crypto.randomUUID(),
    state: 'booked',
    way: 'video',
    name: 'Lena Ott',
    starts_at: earlier,
    join_url: 'https://zoom.example.com/j/1',
    zoom_meeting_id: '1',
  })
  await database.db.insert(calls).values([request, last])
  const { screen, user } = await openPage(database, '/admin/calls', {
    role: 'owner',
    app: { outside: { connected: allConnected } },
  })
  const rowOf = async (name: string) => {
    const row = (await screen.findByText(name, { selector: 'b' })).closest('li')
    if (!row) throw new Error(`no row of ${name}`)
    return row
  }
  const lena = await rowOf('Lena Ott')
  expect(lena.textContent).toContain('Zoom.')
  expect(within(lena).getByRole('link', { name: 'Open the link' }).getAttribute('href')).toBe(last.join_url)
  await user.click(await screen.findByRole('button', { name: /^Confirm ?Priya Raman$/ }))
  const field = await screen.findByLabelText<HTMLInputElement>(/Leave it empty for a Zoom meeting/)
  expect(field.value).toBe('')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await screen.findByText(/Zoom\..*Its meeting isn’t there yet\./)
  const [confirmed] = await database.db.select().from(calls).where(eq(calls.id, request.id))
  expect(confirmed).toMatchObject({ state: 'booked', join_url: null })
})
