import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { formatDay } from '#domain/format-session'
import { calls } from '#server/db/schema/calls'
import { deliveries } from '#server/db/schema/deliveries'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { allConnected } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleCall, timesOfLaterDays } from '#test/example-calls'
import { exampleBodies } from '#test/examples'
import { choose, fill, withoutStamp } from '#test/form-controls'
import { openPage } from '#test/open-page.tsx'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const [first = new Date(), , , , other = new Date()] = timesOfLaterDays()
const zone = 'America/New_York'
const app = { outside: { connected: allConnected } }
const bookHref = `/book?day=${first.toISOString().slice(0, 10)}&zone=${zone}`
const body = { ...exampleBodies['book-call'], startsAt: first.toISOString(), zone }

/** The form as a browser sends it without script. */
function sentForm(more: Record<string, string> = {}) {
  const formData = new FormData()
  for (const [name, value] of Object.entries({ ...body, ...more })) formData.set(name, value)
  return { formMethod: 'post' as const, formData }
}

/** Posts a request without script; returns the opened page and the path after it. */
async function requestedWithoutScript(
  more?: Record<string, string>,
  options: { app?: typeof app } = { app },
) {
  // Starts on another page, so that the response renders a new one.
  const page = await openPage(database, '/book/of-no-call', options)
  await page.router.navigate('/book', sentForm(more))
  return { ...page, path: page.router.state.location.pathname }
}

test('a booking request redirects to the call’s page, which shows what happens next and how to change it', async () => {
  const { screen, user, router } = await openPage(database, bookHref, { app, intercept: withoutStamp })
  fill({ name: 'Ada Example', email: 'ada@example.com' })
  choose({ startsAt: first.toISOString(), way: 'video' })
  await user.click(await screen.findByRole('button', { name: /^Request .*M$/ }))
  await screen.findByRole('heading', { level: 1, name: /Your request is here\.$/ })
  expect(router.state.location.pathname).toMatch(/^\/book\/[\w-]{43}$/)
  expect(screen.getByText(/^It isn’t confirmed yet\. You’ll hear from us by/)).toBeDefined()
  expect(screen.getByText(/It goes to ada@example\.com\.$/)).toBeDefined()
  const stations = screen.getAllByRole('listitem').slice(0, 3)
  expect(stations.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Requested/),
    expect.stringMatching(/^Answered by emailby /),
    expect.stringMatching(/^The call/),
  ])
  const page = router.state.location.pathname
  expect(screen.getByRole('link', { name: 'Calendar file' }).getAttribute('href')).toBe(`${page}/call.ics`)
  for (const name of [/^Google/, /^Outlook/])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toContain('Call+with+Mendline')
  expect(screen.getByRole('link', { name: 'Move or cancel' }).getAttribute('href')).toBe(`${page}/change`)
})

test('without script a request for a call redirects to its page, and sending it twice makes one call', async () => {
  const submissionId = crypto.randomUUID()
  const one = await requestedWithoutScript({ submissionId })
  expect(one.path).toMatch(/^\/book\/[\w-]{43}$/)
  await one.screen.findByRole('heading', { level: 1, name: /Your request is here\.$/ })
  expect((await requestedWithoutScript({ submissionId })).path).toBe(one.path)
  expect(await database.db.$count(calls)).toBe(1)
})

test('a request with the email address and time of an existing one does not redirect to its call page', async () => {
  await requestedWithoutScript()
  const { path, screen } = await requestedWithoutScript()
  expect(path).toBe('/book')
  await screen.findByRole('heading', { level: 1, name: /^We have this request already\./ })
})

test('a quarantined booking request redirects to a call page as well', async () => {
  const { path, screen } = await requestedWithoutScript({ topic: 'x' })
  expect(await database.db.$count(quarantinedSubmissions)).toBe(1)
  expect(path).toMatch(/^\/book\/[\w-]{43}$/)
  await screen.findByRole('heading', { level: 1, name: /Your request is here\.$/ })
})

test('moving a call redirects to its page; an unavailable time offers the nearest ones instead', async () => {
  const { path, router, screen } = await requestedWithoutScript()
  await router.navigate(`${path}/change`)
  await screen.findByRole('heading', {
    level: 1,
    name: `${formatDay(first, zone)} doesn’t work? Pick another time.`,
  })
  const move = (time: Date) =>
    router.navigate(`${path}/change`, sentForm({ startsAt: time.toISOString(), zone }))
  await move(new Date(first.getTime() + 60_000))
  await screen.findByRole('group', { name: 'Times close to the one you wanted' })
  expect(router.state.location.pathname).toBe(`${path}/change`)
  await move(other)
  expect(router.state.location.pathname).toBe(path)
  expect(await database.db.select().from(calls)).toMatchObject([{ starts_at: other, state: 'requested' }])
})

test('canceling a call redirects to its page, which then links to other times', async () => {
  const { path, router, screen } = await requestedWithoutScript()
  await router.navigate(`${path}/change`, sentForm({ cancel: 'yes' }))
  expect(router.state.location.pathname).toBe(path)
  await screen.findByRole('heading', { level: 1, name: /is canceled\.$/ })
  expect(screen.queryByRole('link', { name: 'Move or cancel' })).toBeNull()
  const again = screen.getByRole('link', { name: 'Pick another time' })
  expect(again.getAttribute('href')).toMatch(/\?about=home$/)
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
  // A stored link to the forms shows the canceled call as well.
  await router.navigate(`${path}/change`)
  await screen.findByRole('heading', { level: 1, name: /is canceled\.$/ })
})

test('the call page resends its email and shows the address', async () => {
  const { path, router, screen } = await requestedWithoutScript()
  await screen.findByRole('button', { name: 'Send it again' })
  await router.navigate(path, sentForm({ again: 'yes' }))
  await expect
    .poll(() => screen.getByRole('status').textContent)
    .toMatch(/^It’s on its way to ada@example\.com\./)
  const sent = await database.db.select().from(deliveries).where(eq(deliveries.kind, 'call-mail'))
  expect(sent).toHaveLength(2)
})

test('the call page corrects the email address up to three times and keeps a rejected one in its field', async () => {
  const { path, router, screen } = await requestedWithoutScript()
  const fix = (email: string) => router.navigate(path, sentForm({ fix: 'yes', email }))
  const field = () => screen.findByLabelText<HTMLInputElement>('Your email')
  const isOpen = async () => (await field()).closest('details')?.open
  expect(await isOpen()).toBe(false)
  await fix('ada@')
  await screen.findByText('Please enter a valid email address')
  expect([(await field()).value, await isOpen()]).toEqual(['ada@', true])
  for (const name of ['one', 'two', 'three']) {
    await fix(`${name}@example.com`)
    await expect
      .poll(() => screen.getByRole('status').textContent)
      .toMatch(new RegExp(`^It’s on its way to ${name}@example\\.com\\.`))
  }
  expect(await database.db.select().from(calls)).toMatchObject([{ email: 'three@example.com' }])
  await fix('four@example.com')
  await screen.findByText(/^The address was changed several times already\./)
  expect((await field()).value).toBe('four@example.com')
})

test('without a mail server the call page promises no email and asks the visitor to keep its URL', async () => {
  const { screen } = await requestedWithoutScript({}, {})
  await screen.findByText(/none comes now\. Keep the address of this page/)
  expect(document.body.textContent).toContain('Our answer will be on this page by')
  expect(document.body.textContent).not.toMatch(/by email|our email|spam folder|It goes to/)
  expect(screen.queryByRole('button', { name: 'Send it again' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Calendar file' })).toBeDefined()
})

test('Undo requests a canceled call again, unless somebody else has its time', async () => {
  const { path, router, screen } = await requestedWithoutScript()
  const cancel = () => router.navigate(`${path}/change`, sentForm({ cancel: 'yes' }))
  const undo = async () => {
    await screen.findByRole('button', { name: 'Undo' })
    await router.navigate(path, sentForm({ undo: 'yes' }))
  }
  await cancel()
  await undo()
  await screen.findByRole('heading', { level: 1, name: /Your request is here\.$/ })
  await cancel()
  const taken = exampleCall({ id: crypto.randomUUID(), starts_at: first, email: 'ben@example.com' })
  await database.db.insert(calls).values(taken)
  await undo()
  await expect
    .poll(() => screen.getByRole('alert').textContent)
    .toBe('That time can’t be had anymore. You can pick another.')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})
