import { waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { calls } from '#server/db/schema/calls'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { createTestApp } from '#test/app'
import { testDatabase } from '#test/database'
import { exampleCall, timesOfLaterDays } from '#test/example-calls'
import { exampleBodies } from '#test/examples'
import { openPage } from '#test/open-page.tsx'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const fromNow = (ms: number) => new Date(Date.now() + ms)

test('calls are grouped under day headings, and only the next one shows how soon it starts', async () => {
  const database = await testDatabase()
  const put = (name: string, startsAt: Date) =>
    exampleCall({ id: crypto.randomUUID(), state: 'booked', name, starts_at: startsAt })
  const [soon, late] = [fromNow(50 * minuteMs), fromNow(9 * dayMs)]
  await database.db
    .insert(calls)
    .values([
      put('Lena Ott', late),
      put('Sione Tau', soon),
      put('Mei Soh', new Date(late.getTime() + 60 * minuteMs)),
    ])
  const { screen } = await openPage(database, '/admin/calls', { role: 'viewer' })
  await screen.findByText('Sione Tau')
  const inBusiness = (options: Intl.DateTimeFormatOptions, at: Date) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', ...options }).format(at)
  const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(heads[0]).toMatch(new RegExp(`^(?:Today|Tomorrow), ${inBusiness({ weekday: 'long' }, soon)}$`))
  expect(heads[1]).toContain(inBusiness({ weekday: 'long', month: 'long', day: 'numeric' }, late))
  const rows = screen.getAllByRole('listitem').filter((row) => 'row' in row.dataset)
  expect(rows.map((row) => /(?:Sione|Lena|Mei)/.exec(row.textContent)?.[0])).toEqual(['Sione', 'Lena', 'Mei'])
  expect(rows.map((row) => /30 min, in \d+ min/.test(row.textContent))).toEqual([true, false, false])
})

test('a row shows who rescheduled the call and from when, and that its last email failed', async () => {
  const database = await testDatabase()
  const [first, second] = timesOfLaterDays()
  if (!first || !second) throw new Error('no open times')
  const app = createTestApp(database, { role: 'editor' })
  await app.post('book-call', {
    ...exampleBodies['book-call'],
    startsAt: first.toISOString(),
    name: 'Mei Soh',
  })
  const [call] = await database.db.select().from(calls)
  await app.post('reschedule-call', { id: call?.id, version: 0, startsAt: second.toISOString() })
  await database.db
    .update(deliveries)
    .set({ state: 'failed', last_error: '550 No such user' })
    .where(eq(deliveries.kind, 'call-mail'))
  const { screen } = await openPage(database, '/admin/calls', { role: 'viewer' })
  const row = (await screen.findByText('Mei Soh')).closest('li')
  if (!row) throw new Error('no row')
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    month: 'short',
    day: 'numeric',
  })
  expect(row.textContent).toMatch(
    new RegExp(`Rescheduled by us today, was \\w+, ${day.format(first)}, .*[AP]M`),
  )
  expect(row.textContent).toContain('The last email about it wasn’t delivered.')
  const why = within(row).getByRole('link', { name: 'See why' })
  expect(why.getAttribute('href')).toMatch(/^\/admin\/deliveries\?one=[0-9a-f-]{36}$/)
})

test('each number of the 30-day statistics links to a list with that many calls', async () => {
  const database = await testDatabase()
  const put = (state: 'booked' | 'came' | 'no_show', startsAt: Date) =>
    exampleCall({ id: crypto.randomUUID(), state, starts_at: startsAt, booked_at: fromNow(-2 * dayMs) })
  await database.db
    .insert(calls)
    .values([
      put('booked', fromNow(dayMs)),
      put('came', fromNow(-dayMs)),
      put('no_show', fromNow(-1.5 * dayMs)),
    ])
  const { screen, user } = await openPage(database, '/admin/calls', { role: 'viewer' })
  const rows = () => document.querySelectorAll('[data-row]').length
  await user.click(await screen.findByRole('link', { name: '3 in 30 days' }))
  await screen.findByText('Booked in 30 days')
  await waitFor(() => expect(rows()).toBe(3))
  await user.click(screen.getByRole('link', { name: '1 of 2' }))
  await screen.findByText('Showed up in 30 days')
  await waitFor(() => expect(rows()).toBe(1))
  await user.click(screen.getByRole('link', { name: 'All past calls' }))
  await waitFor(() => expect(screen.queryByText('Showed up in 30 days')).toBeNull())
  await waitFor(() => expect(rows()).toBe(2))
})

test('the 30-day statistics leave out what counts no call', async () => {
  const database = await testDatabase()
  await database.db
    .insert(calls)
    .values(exampleCall({ state: 'booked', starts_at: fromNow(dayMs), booked_at: fromNow(-dayMs) }))
  const { screen } = await openPage(database, '/admin/calls', { role: 'viewer' })
  await screen.findByRole('link', { name: '1 in 30 days' })
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Booked'])
})

test('the copy button of an empty list copies the booking page’s address', async () => {
  const { screen, user } = await openPage(await testDatabase(), '/admin/calls', { role: 'viewer' })
  await screen.findByText('Share your booking page to get your first call.')
  await user.click(screen.getByRole('button', { name: 'Copy booking link' }))
  await screen.findByText('Booking link copied.')
  expect(await navigator.clipboard.readText()).toBe(new URL('/book', location.href).href)
})

test('a site without calls shows neither statistics nor counts of zero', async () => {
  const { screen } = await openPage(await testDatabase(), '/admin/calls', { role: 'owner' })
  await screen.findByRole('heading', { level: 1, name: 'No upcoming calls.' })
  expect(screen.queryAllByRole('term')).toEqual([])
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Upcoming',
    'Past',
    'No-shows',
    'Canceled',
  ])
})

test('with past calls an empty list is about the next call, not the first', async () => {
  const database = await testDatabase()
  await database.db.insert(calls).values(exampleCall({ state: 'came', starts_at: fromNow(-dayMs) }))
  const { screen } = await openPage(database, '/admin/calls', { role: 'editor' })
  await screen.findByText('Share your booking page to get your next call.')
})

test('a row names a refused address with a link to fix it, and an address that differs from the lead’s', async () => {
  const database = await testDatabase()
  const [first = new Date()] = timesOfLaterDays()
  const app = createTestApp(database, { role: 'editor' })
  await app.post('book-call', {
    ...exampleBodies['book-call'],
    startsAt: first.toISOString(),
    name: 'Mei Soh',
  })
  await database.db.update(calls).set({ email: 'mei@soh.example' })
  await database.db
    .update(deliveries)
    .set({ state: 'failed', last_error: 'The mail server refused the recipient (550).' })
    .where(eq(deliveries.kind, 'call-mail'))
  const { screen } = await openPage(database, '/admin/calls', { role: 'editor' })
  const row = (await screen.findByText('Mei Soh', { selector: 'a' })).closest('li')
  if (!row) throw new Error('no row')
  expect(row.textContent).toContain('Emails about it go to mei@soh.example.')
  expect(row.textContent).toContain('The mail server refused mei@soh.example.')
  const fix = within(row).getByRole('link', { name: 'Fix the address' })
  expect(fix.getAttribute('href')).toMatch(/^\/admin\/deliveries\?one=[0-9a-f-]{36}$/)
})

test('a call booked from scorecard results shows their score and links to the lead who got them', async () => {
  const database = await testDatabase()
  const app = createTestApp(database)
  const { body } = await app.post('send-score-email', exampleBodies['send-score-email'])
  const { token } = body['data'] as { token: string }
  const [first = new Date(), second = new Date()] = timesOfLaterDays()
  const book = (startsAt: Date, more: object) =>
    app.post('book-call', { ...exampleBodies['book-call'], startsAt: startsAt.toISOString(), ...more })
  await book(first, { token, name: 'Ben Example', email: 'ben@example.com' })
  await book(second, {})
  const { screen } = await openPage(database, '/admin/calls', { role: 'viewer' })
  const row = (name: string) => screen.findByText(name).then((found) => found.closest('li'))
  const link = await screen.findByRole('link', { name: 'Booked from their results' })
  expect(link.closest('p')?.textContent).toBe(
    'Booked from their results: score 14, The System Architect, repair first: lead nurture.',
  )
  const [ada] = await database.db.select().from(contacts).where(eq(contacts.email, 'ada@example.com'))
  expect(link.getAttribute('href')).toBe(`/admin/leads/${ada?.id}`)
  expect(link.closest('li')).toBe(await row('Ben Example'))
  // Ada's call was booked without results, so the row shows the lead's own score.
  expect((await row('Ada Example'))?.textContent).toContain('Score 14.')
})

test('a call’s row shows the owner’s questions as the visitor saw them, with the answers', async () => {
  const database = await testDatabase()
  const answers = [{ question: 'Which tools do you use?', answer: 'A spreadsheet.' }]
  await database.db.insert(calls).values(exampleCall({ answers }))
  const { screen } = await openPage(database, '/admin/calls', { role: 'viewer' })
  const answer = await screen.findByText('Which tools do you use? “A spreadsheet.”')
  expect(answer.closest('li')?.textContent).toContain('Ada Example')
})
