import { cleanup, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { deliveries } from '#server/db/schema/deliveries'
import { createTestApp } from '#test/app'
import { away } from '#test/away'
import { type TestDatabase, testDatabase } from '#test/database'
import { openPage } from '#test/open-page.tsx'
import { said, untilGone, untilSays } from '#test/until-says'

/** Somebody asks to talk. */
async function asks(database: TestDatabase, name: string) {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
  const data = { name, email, company: 'Example Engines', source: 'ai_employee', phone: '+1 555 0100' }
  const { status, body } = await createTestApp(database).post('subscribe-contact', data)
  expect(status, body.error).toBe(200)
}

test('Today names what is not connected, and what was not sent for it', async () => {
  const database = await testDatabase()
  const data = { name: 'Ada Example', email: 'ada@example.com', company: 'Example Engines' }
  expect((await createTestApp(database).post('register-workshop', data)).status).toBe(200)
  await database.db.update(deliveries).set({ state: 'not_connected' }).where(eq(deliveries.lane, 'zoom'))
  const { screen } = await openPage(database, '/admin', { role: 'owner' })
  const connections = await screen.findByRole('region', { name: 'Connections' })
  const sink = (name: string) => {
    const items = within(connections).getAllByRole('listitem')
    return items.find((item) => within(item).queryByRole('heading', { name }))
  }
  await waitFor(() => expect(sink('Zoom')).toBeDefined())
  for (const name of ['Mail to visitors', 'Spreadsheet', 'Zoom', 'Webhook', 'Language model', 'Booking link'])
    expect(said(sink(name)!)).toContain('Not connected')
  expect(said(sink('Zoom')!)).toContain('1 not sent yet')
  expect(within(sink('Webhook')!).queryByRole('link')).toBeNull()
})

test('a failed load of the connections says so and retries', async () => {
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
  await waitFor(() => expect(within(connections).getAllByRole('listitem')).toHaveLength(10))
})

test('the first day lists what remains to set up', async () => {
  const database = await testDatabase()
  const { screen } = await openPage(database, '/admin', { role: 'owner' })
  await screen.findByRole('heading', {
    level: 1,
    name: 'No leads yet. Mail is not connected.',
  })
  const main = screen.getByRole('main')
  await untilSays(main, 'No mail server is connected: neither visitors nor you get any mail.')
  const connect = await within(main).findByRole('link', { name: 'Connect mail' })
  expect(connect.getAttribute('href')).toBe('/admin/set-up?step=mail')
})

test('somebody who waits has the time, what they asked for, and a way to reply', async () => {
  const database = await testDatabase()
  await asks(database, 'Ada Example')
  const { screen } = await openPage(database, '/admin', { role: 'owner' })
  await screen.findByRole('heading', { level: 1, name: /^One person is waiting\./ })
  const waiting = screen.getByRole('region', { name: 'Waiting for a first reply' })
  const [ada] = within(waiting).getAllByRole('listitem')
  expect(said(ada!)).toContain('0 min')
  expect(said(ada!)).toContain('Talk to an AI employee.')
  const reply = within(ada!).getByRole('link', { name: 'Reply, Ada Example' })
  expect(reply.getAttribute('href')).toMatch(/^\/admin\/leads\/[0-9a-f-]{36}\?do=reply$/)
})

test('a viewer reads everything and finds nothing to press', async () => {
  const database = await testDatabase()
  await asks(database, 'Ada Example')
  const { screen, user } = await openPage(database, '/admin', { role: 'viewer' })
  await screen.findByRole('heading', { level: 1, name: /^One person is waiting\./ })
  const main = screen.getByRole('main')
  expect(within(main).queryAllByRole('button')).toEqual([])
  within(main).getByRole('link', { name: 'Ada Example' })
  expect(screen.queryByRole('link', { name: /^Reply/ })).toBeNull()
  await user.click(screen.getAllByRole('button', { name: /^Keyboard shortcuts/ })[0]!)
  const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(said(keys)).toContain('Case studies')
  expect(said(keys)).not.toMatch(/undo/i)
})

test('the data stays when the server cannot be reached, with its time', async () => {
  const database = await testDatabase()
  await asks(database, 'Ada Example')
  let isAway = false
  const { screen, user } = await openPage(database, '/admin', {
    role: 'owner',
    intercept: (path) => (isAway && path === '/functions/v1/get-today' ? away() : undefined),
  })
  await screen.findByRole('heading', { level: 1, name: /^One person is waiting\./ })
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
  await untilSays(heading, 'Nobody is waiting.')
  await untilGone(() => screen.queryByRole('alert'))
})

test('the user’s time stands beside the business’s only where it differs', async () => {
  const database = await testDatabase()
  await asks(database, 'Ada Example')
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
