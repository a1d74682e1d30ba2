import { fireEvent, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { weekdayName } from '#app/office/parts/format-when'
import { callHoursCopy as copy } from '#content/office/call-hours'
import { dayIn } from '#domain/day-in'
import { instantMs } from '#domain/wall-clock'
import { calendars } from '#server/db/schema/calendars'
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

test('hours typed as free text are saved in the stored format, together with the chosen rules', async () => {
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

test('call hours equal to the business hours are not stored, so that they follow them', async () => {
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

test('hours that cannot be parsed show an error at their day, and nothing is stored', async () => {
  const { screen, user } = await open()
  const tuesday = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Tuesday' })
  await replaceText(user, tuesday, 'mornings')
  await user.click(screen.getByRole('button', { name: copy.save }))
  await screen.findByText(copy.week.wrong)
  expect(document.activeElement).toBe(tuesday)
  expect(tuesday.value).toBe('mornings')
  expect(await stored()).toEqual({})
})

test('a day off is added with its name and number of booked calls, removed, and restored by Undo', async () => {
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

test('an editor reads that only owners can change the call hours, and gets no form', async () => {
  const { screen } = await open('editor')
  await screen.findByText(copy.ownersOnly)
  expect(screen.queryByRole('form')).toBeNull()
})

const dayMs = 86_400_000
/** The day after tomorrow, at 10 AM in the business's zone. */
const later = new Date(
  instantMs(
    'America/New_York',
    Date.parse(dayIn('America/New_York', new Date())) + 2 * dayMs + 10 * 3_600_000,
  ),
)

test('a weekday’s chart shows its coming calls and busy times, and a call links to its row in the list', async () => {
  const { id } = exampleCall()
  await database.db.insert(calls).values(exampleCall({ starts_at: later, state: 'booked' }))
  await database.db.insert(calendars).values({
    id: crypto.randomUUID(),
    name: 'Work',
    address: 'sealed',
    busy: [[later.getTime() + 3_600_000, later.getTime() + 2 * 3_600_000]],
    created_at: new Date(),
  })
  const { screen, user, router } = await open()
  const call = await screen.findByRole('link', { name: 'Call with Ada Example, 10:00 AM' })
  const line = await screen.findByRole('group', { name: /, busy 11 AM to 12 PM$/ })
  expect(line.contains(call)).toBe(true)
  expect(line.closest('li')).toBe(
    screen.getByRole('textbox', { name: weekdayName(later.toISOString()) }).closest('li'),
  )
  await user.click(call)
  await vi.waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/admin/calls', hash: `#${id}` }),
  )
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe(id))
})

/** Makes every media query match, as with a mouse on a wide screen. */
function withMouse() {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
  )
  onTestFinished(() => void vi.restoreAllMocks())
}

test('keys move an end of a day’s hours up to the next part, and the new hours are stored', async () => {
  withMouse()
  const { screen, user } = await open()
  const monday = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Monday' })
  await replaceText(user, monday, '9-12, 1 pm - 5 pm')
  const slider = screen.getByRole('slider', { name: 'Monday, part 1, open to' })
  expect(slider.getAttribute('aria-valuetext')).toBe('12 PM')
  slider.focus()
  await user.keyboard('{ArrowRight}')
  expect(monday.value).toBe('9 AM to 12:15 PM and 1 PM to 5 PM')
  await user.keyboard('{End}{ArrowRight}')
  expect(monday.value).toBe('9 AM to 1 PM and 1 PM to 5 PM')
  await user.keyboard('{PageDown}')
  expect(document.activeElement?.getAttribute('aria-valuetext')).toBe('12 PM')
  await user.keyboard('{ArrowLeft}')
  await user.click(screen.getByRole('button', { name: copy.save }))
  await untilSays(document.body, copy.saved)
  expect(await stored()).toEqual({ CALL_HOURS: 'Mon 09:00-11:45 13:00-17:00, Tue-Fri 09:00-17:00' })
})

test('dragging moves an end of a day’s hours in 15-minute steps, no further than the visible axis', async () => {
  withMouse()
  const { screen } = await open()
  const tuesday = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Tuesday' })
  const slider = screen.getByRole('slider', { name: 'Tuesday, open from' })
  // The axis runs from 7 AM to 8 PM, at 100 px per hour.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ left: 50, width: 1300 } as DOMRect)
  Object.assign(Element.prototype, { setPointerCapture() {} })
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'setPointerCapture'))
  const point = (type: 'pointerDown' | 'pointerMove', clientX: number) =>
    fireEvent[type](slider, { clientX, button: 0, pointerId: 1 })
  point('pointerMove', 50)
  expect(tuesday.value).toBe('9 AM to 5 PM')
  point('pointerDown', 250)
  point('pointerMove', 371)
  expect(tuesday.value).toBe('10:15 AM to 5 PM')
  point('pointerMove', -900)
  expect(tuesday.value).toBe('7 AM to 5 PM')
  fireEvent.lostPointerCapture(slider)
  point('pointerMove', 371)
  expect(tuesday.value).toBe('7 AM to 5 PM')
})

test('hours that cannot be parsed stay in the field and have no sliders', async () => {
  withMouse()
  const { screen, user } = await open()
  const monday = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Monday' })
  expect(screen.getAllByRole('slider', { name: /^Monday/ })).toHaveLength(2)
  await replaceText(user, monday, 'mornings')
  expect(screen.queryByRole('slider', { name: /^Monday/ })).toBeNull()
  expect(monday.value).toBe('mornings')
})

test('without a mouse the hours have no sliders and can only be typed', async () => {
  const { screen } = await open()
  await screen.findByRole('textbox', { name: 'Monday' })
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.queryByText(/Drag the ends/)).toBeNull()
})
