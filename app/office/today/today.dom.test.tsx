import { cleanup, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { contacts } from '#server/db/schema/contacts'
import { workshopFacts } from '#content/facts/facts'
import { nextStart } from '#domain/workshop-schedule'
import { allConnected, createTestApp } from '#test/app'
import { putAttendee } from '#test/attendees'
import { away } from '#test/away'
import { type TestDatabase, testDatabase } from '#test/database'
import { openPage } from '#test/open-page.tsx'
import { putDelivery } from '#test/put-delivery'
import { said, untilGone, untilSays } from '#test/until-says'

/** Submits a request to talk, so that the lead waits for a reply. */
async function requestCall(database: TestDatabase, name: string) {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
  const data = { name, email, company: 'Example Engines', source: 'ai_employee', phone: '+1 555 0100' }
  const { status, body } = await createTestApp(database).post('subscribe-contact', data)
  expect(status, body.error).toBe(200)
}

test('connected services are listed on one line, without those that were never connected', async () => {
  const database = await testDatabase()
  const connected = Object.fromEntries(
    Object.keys(allConnected).map((name) => [name, name === 'mail' || name === 'spreadsheet']),
  ) as typeof allConnected
  const { screen } = await openPage(database, '/admin', { role: 'owner', app: { outside: { connected } } })
  const connections = await screen.findByRole('region', { name: 'Connections' })
  await untilSays(connections, 'Connected: Mail to visitors, Spreadsheet. Settings')
  expect(said(connections)).not.toMatch(/Zoom|Webhook|not working/)
})

test('a failed load of the connections shows an error, and Try again reloads them', async () => {
  const database = await testDatabase()
  let isAway = true
  const { screen, user } = await openPage(database, '/admin', {
    role: 'owner',
    intercept: (path) =>
      isAway && path === '/functions/v1/list-sinks' ? Response.json({}, { status: 503 }) : undefined,
  })
  const connections = await screen.findByRole('region', { name: 'Connections' })
  await untilSays(connections, 'Please try again later.')
  isAway = false
  await user.click(within(connections).getByRole('button', { name: 'Try again' }))
  await untilSays(connections, 'Nothing is connected.')
})

test('before the first lead, Today links to setting up mail', async () => {
  const database = await testDatabase()
  const { screen } = await openPage(database, '/admin', { role: 'owner' })
  await screen.findByRole('heading', {
    level: 1,
    name: 'No leads yet. Mail is not connected.',
  })
  const main = screen.getByRole('main')
  await untilSays(main, 'No mail server is connected, so neither you nor your visitors get any emails.')
  const connect = await within(main).findByRole('link', { name: 'Connect mail' })
  expect(connect.getAttribute('href')).toBe('/admin/set-up?step=mail')
})

test('a waiting person is listed with waiting time, deadline, request, phone and reply links', async () => {
  const database = await testDatabase()
  await requestCall(database, 'Ada Example')
  const { screen } = await openPage(database, '/admin', { role: 'owner' })
  await screen.findByRole('heading', { level: 1, name: /One person is waiting\.$/ })
  const waiting = screen.getByRole('region', { name: 'Reply first' })
  const [ada] = within(waiting).getAllByRole('listitem')
  expect(said(ada!)).toContain('0 min')
  expect(said(ada!)).toMatch(/Reply by (\w+ )?\d+:\d\d [AP]M/)
  const call = within(ada!).getByRole('link', { name: 'Call Ada Example: +1 555 0100' })
  expect(call.getAttribute('href')).toBe('tel:+15550100')
  expect(said(ada!)).toContain('Talk to an AI employee.')
  const reply = within(ada!).getByRole('link', { name: 'Reply, Ada Example' })
  expect(reply.getAttribute('href')).toMatch(/^\/admin\/leads\/[0-9a-f-]{36}\?do=reply$/)
})

test('only the first of several faults is expanded, the others are shown on click', async () => {
  const database = await testDatabase()
  for (const lane of ['zoom', 'webhook', 'sheets'])
    await putDelivery(database.db, { lane, attempts: 4, last_error: 'No.' })
  const { screen, user } = await openPage(database, '/admin', {
    role: 'viewer',
    app: { outside: { connected: allConnected } },
  })
  const broken = await screen.findByRole('region', { name: 'What is broken' })
  const lines = () => within(broken).getAllByRole('heading', { level: 3 })
  const shown = () => lines().filter((line) => !line.closest('details:not([open])'))
  expect(shown()).toHaveLength(1)
  await user.click(within(broken).getByText('2 more'))
  expect(shown()).toHaveLength(3)
})

test('what is not connected is counted apart from the faults of the headline', async () => {
  const database = await testDatabase()
  for (const lane of ['zoom', 'sheets'])
    await putDelivery(database.db, { lane, attempts: 4, last_error: 'No.' })
  const { screen } = await openPage(database, '/admin', { role: 'viewer' })
  await screen.findByRole('heading', { level: 1, name: /Two things need fixing\./ })
  within(screen.getByRole('region', { name: 'What is broken' })).getByText('1 more, 1 warning')
})

test('seats of a workshop without a link are a fault, which is fixed in the connections', async () => {
  const database = await testDatabase()
  await putAttendee(database.db, nextStart(workshopFacts.free, new Date()), { seat: 1 })
  const { screen } = await openPage(database, '/admin', { role: 'owner' })
  const broken = await screen.findByRole('region', { name: 'What is broken' })
  within(broken).getByRole('heading', { name: 'The free workshop has no Zoom link' })
  within(broken).getByText(/^One person has a seat/)
  const fix = within(broken).getByRole('link', { name: 'Add link' })
  expect(fix.getAttribute('href')).toBe('/admin/settings/connections')
})

test('a mail server that was never connected is not counted as something to fix', async () => {
  const database = await testDatabase()
  await putDelivery(database.db, { lane: 'zoom', attempts: 4, last_error: 'No.' })
  const { screen } = await openPage(database, '/admin', { role: 'viewer' })
  await screen.findByRole('heading', { level: 1, name: 'No leads yet. One thing needs fixing.' })
  const broken = screen.getByRole('region', { name: 'What is broken' })
  const lines = within(broken).getAllByRole('heading', { level: 3 }).map(said)
  expect(lines).toEqual([expect.stringContaining('Zoom'), 'Mail is not connected'])
})

test('the count of waiting people and the first response times link to the people behind them', async () => {
  const database = await testDatabase()
  await requestCall(database, 'Ada Example')
  await requestCall(database, 'Bo Example')
  const bo = eq(contacts.email, 'bo.example@example.com')
  const replied = { waiting_since: null, first_reply_at: new Date(), status: 'answered' } as const
  await database.db.update(contacts).set(replied).where(bo)
  const { screen, user } = await openPage(database, '/admin', { role: 'viewer' })
  const count = await screen.findByRole('link', { name: 'One person is waiting.' })
  expect(count.getAttribute('href')).toBe('/admin/leads?view=waiting')
  const replies = screen.getByRole('region', { name: /^Half of the first replies took/ })
  expect(within(replies).queryByRole('link')).toBeNull()
  await user.click(within(replies).getByText(/^1 of 1 within your promise/))
  const link = await within(replies).findByRole('link', { name: 'Bo Example' })
  expect(link.getAttribute('href')).toMatch(/^\/admin\/leads\/[0-9a-f-]{36}$/)
  expect(within(replies).getAllByRole('link')).toHaveLength(1)
})

test('an overdue next step is marked done from Today, and Undo restores it', async () => {
  const database = await testDatabase()
  await requestCall(database, 'Ada Example')
  const step = { next_step: 'Send the roadmap', next_step_on: '2026-01-05' }
  await database.db.update(contacts).set(step)
  const { screen, user } = await openPage(database, '/admin', { role: 'owner' })
  const overdue = await screen.findByRole('region', { name: 'Overdue' })
  expect(said(overdue)).toContain('Jan 5Send the roadmapAda Example')
  await user.click(within(overdue).getByRole('button', { name: 'Done' }))
  await untilGone(() => screen.queryByRole('region', { name: 'Overdue' }))
  expect((await database.db.select().from(contacts))[0]?.next_step).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await untilSays(() => screen.queryByRole('region', { name: 'Overdue' }), 'Send the roadmap')
})

test('marking a next step done is a conflict when somebody has changed it since', async () => {
  const database = await testDatabase()
  await requestCall(database, 'Ada Example')
  await database.db.update(contacts).set({ next_step: 'Send the roadmap', next_step_on: '2026-01-05' })
  const { screen, user } = await openPage(database, '/admin', { role: 'owner' })
  const overdue = await screen.findByRole('region', { name: 'Overdue' })
  await database.db.update(contacts).set({ next_step: 'Send the contract', version: 7 })
  await user.click(within(overdue).getByRole('button', { name: 'Done' }))
  await screen.findByRole('alert')
  expect((await database.db.select().from(contacts))[0]?.next_step).toBe('Send the contract')
})

test('a viewer sees Today without buttons or shortcuts that change anything', async () => {
  const database = await testDatabase()
  await requestCall(database, 'Ada Example')
  const { screen, user } = await openPage(database, '/admin', { role: 'viewer' })
  await screen.findByRole('heading', { level: 1, name: /One person is waiting\.$/ })
  const main = screen.getByRole('main')
  expect(within(main).queryAllByRole('button')).toEqual([])
  within(main).getByRole('link', { name: 'Ada Example' })
  expect(screen.queryByRole('link', { name: /^Reply/ })).toBeNull()
  await user.click(screen.getAllByRole('button', { name: /^Keyboard shortcuts/ })[0]!)
  const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(said(keys)).toContain('Case studies')
  expect(said(keys)).not.toMatch(/undo/i)
})

test('Today keeps its data with the time of loading when the server is unreachable', async () => {
  const database = await testDatabase()
  await requestCall(database, 'Ada Example')
  let isAway = false
  const { screen, user } = await openPage(database, '/admin', {
    role: 'owner',
    intercept: (path) => (isAway && path === '/functions/v1/get-today' ? away() : undefined),
  })
  await screen.findByRole('heading', { level: 1, name: /One person is waiting\.$/ })
  await user.click(screen.getByRole('link', { name: 'Ada Example' }))
  isAway = true
  await user.click(await screen.findByRole('button', { name: /^Answered elsewhere/ }))
  await screen.findByText(/^Marked as answered/)
  await user.click(screen.getAllByRole('link', { name: /^Today/ })[0]!)
  const fault = await screen.findByRole('alert')
  expect(said(fault)).toMatch(
    /^The database is away\. You see the list of \d+:\d\d [AP]M( \(.+ your time\))?\. Nothing you did is lost\./,
  )
  const heading = screen.getByRole('heading', { level: 1 })
  expect(said(heading)).toContain('One person is waiting.')
  isAway = false
  await user.click(within(fault).getByRole('button', { name: 'Try again' }))
  await untilSays(heading, 'No one is waiting.')
  await untilGone(() => screen.queryByRole('alert'))
})

test('the user’s local time is shown beside the business’s only if it differs', async () => {
  const database = await testDatabase()
  await requestCall(database, 'Ada Example')
  const zone = process.env['TZ']
  onTestFinished(() => {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })
  const textsIn = async (name: string, role?: 'owner') => {
    process.env['TZ'] = name
    const { screen, user } = await openPage(database, '/admin', role && { role })
    const main = screen.getByRole('main')
    await untilSays(main, /in New York/)
    const today = said(main)
    await user.click(within(main).getByRole('link', { name: 'Ada Example' }))
    const entries = await screen.findByRole('region', { name: 'Timeline' })
    const texts = [today, said(entries)]
    cleanup()
    return texts
  }
  const where = /your time|where you are/
  for (const text of await textsIn('Asia/Kolkata', 'owner')) expect(text).toMatch(where)
  for (const text of await textsIn('America/New_York')) expect(text).not.toMatch(where)
})
