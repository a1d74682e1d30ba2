import { expect, test } from 'vitest'
import { calendars } from '#server/db/schema/calendars'
import { serviceSettingsOf } from '#server/settings/service-settings'
import { createTestApp } from '#test/app'
import { hourMs, withCalls } from '#test/call-desk'
import { exampleRules } from '#test/example-calls'

const { db, database } = withCalls()

const putCalendar = (name: string, from: string, to: string) =>
  db()
    .insert(calendars)
    .values({
      id: crypto.randomUUID(),
      name,
      address: 'sealed',
      busy: [[Date.parse(from), Date.parse(to)]],
      created_at: new Date(Date.now() + name.length * hourMs),
    })
const check = async (startsAt: string, callRules = exampleRules) => {
  const app = createTestApp(database(), { role: 'viewer', outside: { callRules } })
  const { status, body } = await app.post('check-call-time', { startsAt, minutes: 30 })
  expect(status, JSON.stringify(body)).toBe(200)
  return body['data']
}

test('check-call-time names the calendars that overlap the call, and none that is only adjacent to it', async () => {
  await putCalendar('Home', '2099-11-24T14:00Z', '2099-11-24T15:10Z')
  await putCalendar('Private', '2099-11-24T15:20Z', '2099-11-24T16:00Z')
  await putCalendar('Before it', '2099-11-24T14:00Z', '2099-11-24T15:00Z')
  await putCalendar('After the call', '2099-11-24T15:30Z', '2099-11-24T16:00Z')
  expect(await check('2099-11-24T15:00:00.000Z')).toEqual({
    busyCalendars: ['Home', 'Private'],
    dayOff: null,
  })
})

test('check-call-time names the day off of a time in the business’s zone, with its open hours', async () => {
  const { callRules } = serviceSettingsOf(
    { DAYS_OFF: '2099-11-26 (Thanksgiving), 2099-11-27 09:00-11:00' },
    undefined,
  )
  const dayOff = async (startsAt: string) =>
    ((await check(startsAt, callRules)) as { dayOff: unknown }).dayOff
  const thanksgiving = { name: 'Thanksgiving', parts: [] }
  // Thursday evening in New York.
  expect(await dayOff('2099-11-27T02:00:00.000Z')).toEqual(thanksgiving)
  expect(await dayOff('2099-11-26T04:30:00.000Z')).toBeNull()
  expect(await dayOff('2099-11-27T15:30:00.000Z')).toBeNull()
  const early = { name: null, parts: [{ from: 540, to: 660 }] }
  expect(await dayOff('2099-11-27T15:45:00.000Z')).toEqual(early)
})
