import { within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { calendarsCopy as copy } from '#content/office/calendars'
import { calendars } from '#server/db/schema/calendars'
import { oneTimeTokens } from '#server/db/schema/one-time-tokens'
import { addOneTimeToken } from '#server/queries/accounts/one-time-tokens.server'
import { type TestDatabase, testDatabase } from '#test/database'
import { openPage } from '#test/open-page.tsx'
import { untilSays } from '#test/until-says'

const hourMs = 3_600_000

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const putCalendar = (name: string, given: Partial<typeof calendars.$inferInsert>) =>
  database.db
    .insert(calendars)
    .values({ id: crypto.randomUUID(), name, address: 'sealed', created_at: new Date(), ...given })

test('an owner connects a calendar by its address, and disconnects it', async () => {
  const { screen, user } = await openPage(database, '/admin/calls/hours', { role: 'owner' })
  const region = await screen.findByRole('region', { name: copy.title })
  await untilSays(region, copy.none)
  await user.click(within(region).getByRole('button', { name: copy.add }))
  await user.type(within(region).getByLabelText(new RegExp(`^${copy.name}`)), 'Work')
  const address = within(region).getByLabelText(new RegExp(`^${copy.address}`))
  await user.type(address, 'work')
  await user.click(within(region).getByRole('button', { name: copy.save }))
  await untilSays(region, 'It begins with https:// or webcal://')
  await user.clear(address)
  await user.type(address, 'webcal://calendar.example.com/secret.ics')
  await user.click(within(region).getByRole('button', { name: copy.save }))
  await untilSays(region, copy.waits)
  expect(region.textContent).not.toContain('secret.ics')
  expect(await database.db.select().from(calendars)).toMatchObject([{ name: 'Work' }])

  await user.click(within(region).getByRole('button', { name: /^Disconnect/ }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: copy.remove }))
  await untilSays(region, copy.none)
  expect(await database.db.select().from(calendars)).toEqual([])
})

test('a calendar’s row shows its upcoming busy times, or since when and why syncing fails', async () => {
  const nowMs = Date.now()
  await putCalendar('Work', {
    read_at: new Date(),
    busy: [[nowMs + hourMs, nowMs + 2 * hourMs]],
    created_at: new Date(nowMs - 2),
  })
  const fault = 'The calendar’s server answered “404 Not Found”.'
  await putCalendar('Home', { read_at: new Date(nowMs - 7 * hourMs), fault, created_at: new Date(nowMs - 1) })
  const { screen, user } = await openPage(database, '/admin/calls/hours', { role: 'owner' })
  const region = await screen.findByRole('region', { name: copy.title })
  await untilSays(region, /WorkSynced .+, every 10 minutes\. 1 busy time ahead\./)
  await untilSays(
    region,
    /HomeNot synced since .+: The calendar’s server answered “404 Not Found”\. Known busy times stay blocked\./,
  )
  await user.click(within(region).getByRole('button', { name: /^Fix ?Home$/ }))
  expect(within(region).getByLabelText<HTMLInputElement>(new RegExp(`^${copy.name}`)).value).toBe('Home')
})

test('the secret address of the call feed is shown once, and a new one revokes it', async () => {
  const { screen, user } = await openPage(database, '/admin/calls/hours', { role: 'owner' })
  const region = await screen.findByRole('region', { name: copy.feed.title })
  await user.click(within(region).getByRole('button', { name: copy.feed.make }))
  const field = await within(region).findByLabelText<HTMLInputElement>(copy.feed.label)
  const before = field.value
  expect(before).toMatch(/^http:\/\/localhost:3000\/calendars\/[\w-]{43}\.ics$/)
  expect(document.activeElement).toBe(field)
  await user.click(await within(region).findByRole('button', { name: copy.feed.renew }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: copy.feed.renew }),
  )
  await untilSays(region, copy.feed.made)
  await vi.waitFor(() =>
    expect(within(region).getByLabelText<HTMLInputElement>(copy.feed.label).value).not.toBe(before),
  )
  expect(await database.db.select().from(oneTimeTokens)).toMatchObject([{ purpose: 'call-feed' }])
})

test('a call feed address made earlier is not shown again', async () => {
  await addOneTimeToken(database.db, {
    purpose: 'call-feed',
    subjectId: crypto.randomUUID(),
    now: new Date(),
  })
  const { screen } = await openPage(database, '/admin/calls/hours', { role: 'owner' })
  const region = await screen.findByRole('region', { name: copy.feed.title })
  await untilSays(region, /The address was made on .+ and was shown only then\./)
  expect(within(region).queryByLabelText(copy.feed.label)).toBeNull()
})

test('an editor sees the calendars without buttons to change them', async () => {
  await putCalendar('Work', { read_at: new Date() })
  const { screen } = await openPage(database, '/admin/calls/hours', { role: 'editor' })
  const region = await screen.findByRole('region', { name: copy.title })
  await untilSays(region, /WorkSynced/)
  expect(within(region).queryByRole('button')).toBeNull()
  expect(screen.queryByRole('region', { name: copy.feed.title })).toBeNull()
})

test('Today warns about a calendar that has not synced for six hours', async () => {
  const fault = 'The calendar’s server answered “404 Not Found”.'
  await putCalendar('Home', { read_at: new Date(Date.now() - 7 * hourMs), fault })
  const { screen } = await openPage(database, '/admin', { role: 'owner' })
  await screen.findByRole('heading', { name: /^“Home” not synced since / })
  await untilSays(
    screen.getByRole('main'),
    `${fault} Known busy times stay blocked; newer ones can be booked.`,
  )
})
