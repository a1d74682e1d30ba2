import { waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { deliveries } from '#server/db/schema/deliveries'
import { recipientRefused } from '#server/errors/recipient-refused'
import { allConnected, createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { putDelivery } from '#test/put-delivery'
import { openPage } from '#test/open-page.tsx'
import { said, untilGone, untilSays } from '#test/until-says'

const refusal = 'The mail server refused the recipient (550).'

/** Adds a contact mail that the mail server has refused twice and that waits for its retry. */
async function putRefused(database: TestDatabase, email: string) {
  const data = { submissionId: crypto.randomUUID(), name: 'Ada Example', email, company: 'Example Engines' }
  expect((await createTestApp(database).post('subscribe-contact', data)).status).toBe(200)
  await database.db
    .update(deliveries)
    .set({
      attempts: 2,
      last_error: refusal,
      next_attempt_at: new Date(Date.now() + 600_000),
    })
    .where(eq(deliveries.recipient, email))
}

const mailTo = async (database: TestDatabase, email: string) => {
  const [mail] = await database.db.select().from(deliveries).where(eq(deliveries.recipient, email))
  return mail
}

test('a refused mail is opened, cancelled, restored and corrected by keyboard', async () => {
  const database = await testDatabase()
  const email = 'ada@exmaple.com'
  await putRefused(database, email)
  const { screen, user, router } = await openPage(database, '/admin/deliveries?view=waits', { role: 'owner' })
  const row = await screen.findByRole('row', { name: /Contact email/ })
  expect(said(row)).toMatch(/2 tries/)
  await untilSays(screen.getByRole('main'), refusal)

  await user.keyboard('j')
  await user.keyboard('{Enter}')
  const detail = () => screen.getAllByRole('complementary').find((each) => said(each).includes('message ID'))!
  await waitFor(() => expect(detail()).toBeDefined())
  within(detail()).getByRole('heading', { name: 'Contact email' })
  expect(said(detail())).toContain(email)
  expect(router.state.location.search).toMatch(/one=/)

  await user.keyboard('d')
  const notifications = screen.getByRole('region', { name: 'Notifications' })
  await untilSays(notifications, 'It won’t be sent.')
  await untilSays(detail, 'Canceled. It won’t be sent.')
  expect(await mailTo(database, email)).toMatchObject({ state: 'cancelled' })
  await user.keyboard('u')
  await waitFor(() => within(detail()).getByRole('button', { name: 'Don’t send' }))

  within(detail()).getByRole('button', { name: 'Correct and send' }).focus()
  await user.keyboard('{Enter}')
  const field = (await within(detail()).findByLabelText(/^Send it to/)) as HTMLInputElement
  expect(document.activeElement).toBe(field)
  await user.clear(field)
  await user.keyboard('ada@example.com{Enter}')
  await untilSays(notifications, 'On its way to ada@example.com.')
  expect(await mailTo(database, 'ada@example.com')).toBeDefined()
  await user.keyboard('{Escape}')
  await untilGone(() => screen.queryByText(/message ID/))
})

test('one button resends every delivery that failed with the same response', async () => {
  const database = await testDatabase()
  for (const name of ['ada', 'bea', 'cal']) await putRefused(database, `${name}@exmaple.com`)
  const { screen, user } = await openPage(database, '/admin/deliveries?view=waits', {
    role: 'owner',
    app: { outside: { connected: allConnected } },
  })
  const group = await screen.findByRole('region', { name: /^3 emails.*550/ })
  expect(said(group)).toContain(refusal)
  await user.click(within(group).getByRole('button', { name: /^Resend 3/ }))
  await untilSays(screen.getByRole('region', { name: 'Notifications' }), '3 are being sent.')
  const due = await database.db.select().from(deliveries)
  for (const { recipient, next_attempt_at: at } of due)
    if (recipient?.endsWith('@exmaple.com')) expect(at?.getTime() ?? 0).toBeLessThan(Date.now() + 60_000)
})

/** Adds a contact mail that failed because its address does not exist, and a spreadsheet row that keeps failing. */
async function putDecisions(database: TestDatabase) {
  await putRefused(database, 'ada@exmaple.com')
  await database.db
    .update(deliveries)
    .set({ state: 'failed', next_attempt_at: null, last_error: `${recipientRefused} (550).` })
    .where(eq(deliveries.recipient, 'ada@exmaple.com'))
  await putDelivery(database.db, { attempts: 4, last_error: 'Google Sheets refused the row (403).' })
}

test('Deliveries opens on what needs a decision, and links a refused address to its lead', async () => {
  const database = await testDatabase()
  await putDecisions(database)
  const { screen } = await openPage(database, '/admin/deliveries', {
    role: 'owner',
    app: { outside: { connected: allConnected } },
  })
  const group = await screen.findByRole('region', { name: /^1 email failed/ })
  await screen.findByRole('heading', { name: 'Needs a decision', level: 2 })
  const fix = within(group).getByRole('link', { name: /^Correct address/ })
  expect(fix.getAttribute('href')).toMatch(/^\/admin\/leads\/[\da-f-]{36}$/)
  expect(within(group).queryByRole('button', { name: /^Resend/ })).toBeNull()
  within(screen.getByRole('region', { name: /^1 spreadsheet row/ })).getByRole('button', { name: /^Resend/ })
})

test('a failed delivery of a service that is not connected links an owner to the connections', async () => {
  const database = await testDatabase()
  await putDelivery(database.db, { state: 'failed', attempts: 8, last_error: 'Google Sheets is away (503).' })
  const { screen } = await openPage(database, '/admin/deliveries', { role: 'owner' })
  const group = await screen.findByRole('region', { name: /^1 spreadsheet row/ })
  expect(within(group).getByRole('link', { name: 'Connect' }).getAttribute('href')).toBe(
    '/admin/settings/connections',
  )
})

test('a delivery that waits for its first attempt links to no connection', async () => {
  const database = await testDatabase()
  await putDelivery(database.db, {})
  const { screen } = await openPage(database, '/admin/deliveries?view=waits', { role: 'owner' })
  const group = await screen.findByRole('region', { name: /^1 spreadsheet row/ })
  expect(within(group).queryByRole('link', { name: 'Connect' })).toBeNull()
})

test.each([
  [false, /^2 emails ?Waiting for a mail server\..*Waits for a mail server\./, '/admin/settings/connections'],
  [true, /^2 emails ?Waits for an address for alerts\..*Waits for an address/, '/admin/settings/alerts'],
])('with mail connected: %s, alerts say what they wait for', async (mail, what, href) => {
  const database = await testDatabase()
  for (const _each of [1, 2])
    await putDelivery(database.db, {
      kind: 'owner-notice',
      lane: 'mail',
      state: 'not_connected',
      next_attempt_at: null,
      // Captured when it was written, in both cases.
      captured_at: new Date(),
    })
  const { screen } = await openPage(database, '/admin/deliveries?view=not_connected', {
    role: 'owner',
    app: { outside: { connected: { ...allConnected, mail, owner: false } } },
  })
  const group = await screen.findByRole('region', { name: /^2 emails/ })
  await untilSays(group, what)
  const link = within(group).getByRole('link', { name: /^(Connect|Alert settings)$/ })
  expect(link.getAttribute('href')).toBe(href)
})

test('a held mail’s row shows the reason and releases it', async () => {
  const database = await testDatabase()
  await putRefused(database, 'ada@example.com')
  const held = {
    state: 'held',
    attempts: 0,
    next_attempt_at: null,
    last_error: 'The hourly limit was reached.',
  } as const
  await database.db.update(deliveries).set(held).where(eq(deliveries.recipient, 'ada@example.com'))
  const { screen, user } = await openPage(database, '/admin/deliveries?view=held', {
    role: 'owner',
    app: { outside: { connected: allConnected } },
  })
  const row = await screen.findByRole('row', { name: /Contact email/ })
  expect(said(row)).toContain('The hourly limit was reached.')
  await user.click(within(row).getByRole('button', { name: 'Release: Ada Example' }))
  await untilSays(screen.getByRole('region', { name: 'Notifications' }), 'It’s being sent.')
  expect(await mailTo(database, 'ada@example.com')).toMatchObject({ state: 'pending' })
})

test('views without deliveries have no tab', async () => {
  const database = await testDatabase()
  await putRefused(database, 'ada@example.com')
  const { screen } = await openPage(database, '/admin/deliveries?view=all', { role: 'viewer' })
  const views = await screen.findByRole('navigation', { name: 'Deliveries by state' })
  await within(views).findByRole('link', { name: /^Waits/ })
  expect(within(views).getAllByRole('link').map(said)).toEqual([expect.stringMatching(/^Waits/), 'All'])
})

test('a destination’s link lists only the deliveries for that destination', async () => {
  const database = await testDatabase()
  await putDecisions(database)
  const { screen, user } = await openPage(database, '/admin/deliveries', { role: 'owner' })
  const destinations = await screen.findByRole('navigation', { name: 'Destinations' })
  expect(within(destinations).getByRole('link', { current: true }).textContent).toBe('All')
  await user.click(within(destinations).getByRole('link', { name: /^Spreadsheet/ }))
  await screen.findByRole('heading', { name: 'Needs a decision: Spreadsheet', level: 2 })
  expect(said(within(destinations).getByRole('link', { current: true }))).toBe('Spreadsheet1')
  await waitFor(() => expect(screen.queryByRole('row', { name: /Contact email/ })).toBeNull())
  screen.getByRole('row', { name: /Score row/ })
})

test('on a phone, choosing a destination scrolls its list up if it starts in the lower half of the screen', async () => {
  const database = await testDatabase()
  await putDecisions(database)
  const { screen, user } = await openPage(database, '/admin/deliveries', { role: 'owner' })
  const destinations = await screen.findByRole('navigation', { name: 'Destinations' })
  const moved: string[] = []
  const { matchMedia } = window
  const { scrollIntoView } = Element.prototype
  onTestFinished(() => {
    window.matchMedia = matchMedia
    Element.prototype.scrollIntoView = scrollIntoView
  })
  window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: query === '(width < 60rem)' })
  Element.prototype.scrollIntoView = function scroll() {
    moved.push(said(this))
  }
  const heading = screen.getByRole('heading', { name: 'Needs a decision', level: 2 })
  const press = (name: RegExp) => user.click(within(destinations).getByRole('link', { name }))
  await press(/^Spreadsheet/)
  await untilSays(heading, 'Needs a decision: Spreadsheet')
  expect(moved).toEqual([])
  heading.getBoundingClientRect = () => ({ top: window.innerHeight - 10 }) as DOMRect
  await press(/^Mail to visitors/)
  await untilSays(heading, 'Needs a decision: Mail to visitors')
  expect(moved).toEqual(['Needs a decision: Mail to visitors'])
})

test('Deliveries lists everything when nothing needs a decision', async () => {
  const database = await testDatabase()
  await putRefused(database, 'ada@example.com')
  await database.db.update(deliveries).set({ state: 'delivered', delivered_at: new Date() })
  const { screen } = await openPage(database, '/admin/deliveries', { role: 'viewer' })
  await screen.findByText(/^Nothing needs a decision/)
  await screen.findByRole('heading', { name: 'All deliveries', level: 2 })
  await screen.findByRole('row', { name: /Contact email/ })
  screen.getByRole('row', { name: /Alert to you/ })
})

test('a viewer sees the text of a delivered mail with its private link redacted', async () => {
  const database = await testDatabase()
  const data = { name: 'Ada Example', email: 'ada@example.com' }
  expect((await createTestApp(database).post('subscribe-newsletter', data)).status).toBe(200)
  const mail = await mailTo(database, data.email)
  const { screen } = await openPage(database, `/admin/deliveries?view=all&one=${mail?.id}`, {
    role: 'viewer',
  })
  const heading = await screen.findByRole('heading', { name: 'Newsletter confirmation', level: 2 })
  const detail = heading.parentElement!
  within(detail).getByRole('heading', { name: 'What it says' })
  expect(said(detail)).toContain('One click to get the newsletter')
  expect(said(detail)).toContain('Hi Ada,')
  expect(said(detail)).toContain('(private link)')
})

test('a delivery is found by its recipient’s email address and opens beside the list', async () => {
  const database = await testDatabase()
  for (const name of ['ada', 'bea']) await putRefused(database, `${name}@exmaple.com`)
  await database.db.update(deliveries).set({ state: 'delivered', delivered_at: new Date() })
  const { screen, user, router } = await openPage(database, '/admin/deliveries', { role: 'owner' })
  const views = await screen.findByRole('navigation', { name: 'Deliveries by state' })
  await user.click(await within(views).findByRole('link', { name: /^Delivered/ }))
  await waitFor(() => expect(screen.getAllByRole('row', { name: /Contact email/ })).toHaveLength(2))
  await user.type(screen.getByLabelText('Search in this view'), 'ada@exmaple.com')
  await waitFor(() => expect(router.state.location.search).toMatch(/q=/))
  await waitFor(() => expect(screen.getAllByRole('row', { name: /Contact email/ })).toHaveLength(1))
  await user.click(within(screen.getByRole('row', { name: /Contact email/ })).getByRole('link'))
  const detail = await screen.findByRole('heading', { name: 'Contact email', level: 2 })
  expect(said(detail.parentElement!)).toContain('ada@exmaple.com')
})

test('a viewer gets no buttons that resend, cancel or correct a delivery', async () => {
  const database = await testDatabase()
  await putRefused(database, 'ada@exmaple.com')
  const { screen, user } = await openPage(database, '/admin/deliveries?view=waits', { role: 'viewer' })
  await screen.findByRole('row', { name: /Contact email/ })
  await user.keyboard('j')
  await user.keyboard('{Enter}')
  await screen.findByText(/message ID/)
  for (const name of [/^Resend/, 'Don’t send', 'Correct and send'])
    expect(screen.queryAllByRole('button', { name })).toEqual([])
})
