import { within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { callHoursCopy as copy } from '#content/office/call-hours'
import { calls } from '#server/db/schema/calls'
import { settings } from '#server/db/schema/settings'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleCall } from '#test/example-calls'
import { replaceText } from '#test/in-browser'
import { openPage } from '#test/open-page.tsx'
import { untilSays } from '#test/until-says'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const open = (role: 'owner' | 'editor' = 'owner') => openPage(database, '/admin/calls/hours', { role })

async function stored() {
  const rows = await database.db.select().from(settings)
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

test('a day is typed as people write hours, and the rules are chosen', async () => {
  const { screen, user } = await open()
  const monday = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Monday' })
  expect(monday.value).toBe('9 AM to 5 PM')
  await replaceText(user, monday, '9-12, 1 pm - 5:30 pm')
  await user.clear(screen.getByRole('textbox', { name: 'Friday' }))
  await user.selectOptions(screen.getByLabelText('Minimum notice'), '24 hours')
  await user.click(screen.getByRole('button', { name: copy.save }))
  await untilSays(document.body, copy.saved)
  expect(await stored()).toEqual({
    CALL_HOURS: 'Mon 09:00-12:00 13:00-17:30, Tue-Thu 09:00-17:00',
    CALL_NOTICE_HOURS: '24',
  })
})

test('a week that is the same as the business hours is not stored, so that it follows them', async () => {
  await database.db.insert(settings).values({
    key: 'CALL_HOURS',
    value: 'Mon 09:00-12:00',
    updated_at: new Date(),
    updated_by: null,
  })
  const { screen, user } = await open()
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await replaceText(user, await screen.findByRole('textbox', { name: day }), '9 to 5')
  await user.click(screen.getByRole('button', { name: copy.save }))
  await untilSays(document.body, copy.saved)
  expect(await stored()).toEqual({})
})

test('hours that cannot be read are said at their day, and nothing is stored', async () => {
  const { screen, user } = await open()
  const tuesday = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Tuesday' })
  await replaceText(user, tuesday, 'mornings')
  await user.click(screen.getByRole('button', { name: copy.save }))
  await screen.findByText(copy.week.wrong)
  expect(document.activeElement).toBe(tuesday)
  expect(tuesday.value).toBe('mornings')
  expect(await stored()).toEqual({})
})

test('a day off is added with its name, says which calls it has, and can be removed and brought back', async () => {
  const day = new Date(Date.now() + 9 * 86_400_000)
  const date = day.toISOString().slice(0, 10)
  await database.db.insert(calls).values(exampleCall({ starts_at: new Date(`${date}T16:00:00Z`) }))
  const { screen, user } = await open()
  const form = within(await screen.findByRole('form', { name: copy.daysOff.add }))
  await user.click(form.getByRole('button', { name: copy.daysOff.add }))
  await form.findByText(copy.daysOff.noDay)
  await user.type(form.getByLabelText(copy.daysOff.from), date)
  await user.type(form.getByLabelText(/^Hours/), '9 to 11')
  await user.type(form.getByLabelText(/^Name/), 'Team day')
  await user.click(form.getByRole('button', { name: copy.daysOff.add }))
  const list = await screen.findByText(/Team day: 9 AM to 11 AM only/)
  expect(await stored()).toEqual({ DAYS_OFF: `${date} 09:00-11:00 (Team day)` })
  await untilSays(() => list.closest('li')!, '1 call booked')
  await user.click(screen.getByRole('button', { name: /^Remove ?Team day$/ }))
  await screen.findByText(copy.daysOff.none)
  await user.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1)!)
  await screen.findByText(/Team day: 9 AM to 11 AM only/)
})

test('who is no owner reads who can change it', async () => {
  const { screen } = await open('editor')
  await screen.findByText(copy.notForYou)
  expect(screen.queryByRole('form')).toBeNull()
})
