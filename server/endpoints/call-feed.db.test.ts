import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { expect, test } from 'vitest'
import { calls } from '#server/db/schema/calls'
import { createRateLimiter, callsPerAddress } from '#server/http/rate-limiter'
import { createTestApp } from '#test/app'
import { hourMs, withCalls } from '#test/call-desk'
import { exampleCall } from '#test/example-calls'

const { db, visitor, editor, owner, database } = withCalls()

const dayMs = 24 * hourMs
const hour = Math.ceil(Date.now() / hourMs) * hourMs

const idOf = (number: number) => `7c9f3a50-0000-4000-8000-00000000000${number}`
const putCall = (number: number, days: number, more: Parameters<typeof exampleCall>[0] = {}) =>
  db()
    .insert(calls)
    .values(exampleCall({ id: idOf(number), starts_at: new Date(hour + days * dayMs), ...more }))

async function newAddress(): Promise<string> {
  const { status, body } = await owner().post('renew-call-feed', {})
  expect(status).toBe(200)
  return String(body['link'])
}
const read = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await visitor().request(address, { headers })
  return { status: answer.status, headers: Object.fromEntries(answer.headers), file: await answer.text() }
}

test('has upcoming calls, tentative requests and last month’s calls, as two iCalendar parsers read it', async () => {
  await putCall(1, 2, { state: 'requested', name: 'Ada, of “Example; Sons”' })
  await putCall(2, 3, {
    state: 'booked',
    version: 4,
    way: 'video',
    join_url: 'https://meet.example.com/r?a=1,2',
  })
  await putCall(3, -30, { state: 'no_show' })
  await putCall(4, -61, { state: 'came' })
  await putCall(5, 4, { state: 'canceled' })
  await putCall(6, 5, { state: 'declined' })
  await putCall(7, 6, { state: 'lapsed' })
  const { status, headers, file } = await read(await newAddress())
  expect([status, headers]).toMatchObject([
    200,
    {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    },
  ])
  const at = (days: number) => new Date(hour + days * dayMs)
  const endOf = (days: number) => new Date(hour + days * dayMs + 30 * 60_000)
  const expected = [
    [idOf(3), 'CONFIRMED', 0, at(-30), endOf(-30), 'Ada Example, Call', '+49 555 0100'],
    [
      idOf(1),
      'TENTATIVE',
      0,
      at(2),
      endOf(2),
      'Not confirmed: Ada, of “Example; Sons”, Call',
      '+49 555 0100',
    ],
    [idOf(2), 'CONFIRMED', 4, at(3), endOf(3), 'Ada Example, Call', 'https://meet.example.com/r?a=1,2'],
  ]
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  expect(
    calendar.getAllSubcomponents('vevent').map((each) => {
      const { uid, sequence, startDate, endDate, summary, location } = new ICAL.Event(each)
      const state = each.getFirstPropertyValue('status')
      return [uid, state, sequence, startDate.toJSDate(), endDate.toJSDate(), summary, location]
    }),
  ).toEqual(expected)
  expect(
    Object.values(nodeIcal.sync.parseICS(file)).flatMap((each) => {
      if (each?.type !== 'VEVENT') return []
      const { uid, status: state, sequence, start, end, summary, location } = each
      return [[uid, state, Number(sequence), new Date(start), end && new Date(end), summary, location]]
    }),
  ).toEqual(expected)
  expect(file.replaceAll('\r\n ', '')).toContain(`/admin/calls#${idOf(2)}`)
})

test('responds with 304 while the feed is unchanged, and with a changed call afterwards', async () => {
  await putCall(1, 2, { state: 'requested' })
  const address = await newAddress()
  const { headers } = await read(address)
  const known = { 'if-none-match': headers['etag'] ?? '' }
  expect(await read(address, known)).toMatchObject({ status: 304, file: '' })
  expect((await editor().post('confirm-call', { id: idOf(1), version: 0 })).status).toBe(200)
  const { status, file } = await read(address, known)
  expect(status).toBe(200)
  expect(file).toContain('SEQUENCE:1')
  expect(file).toContain('STATUS:CONFIRMED')
  await editor().post('decline-call', { id: idOf(1), version: 1 })
  expect((await read(address)).file).not.toContain('VEVENT')
})

test('other addresses of the feed return 404, and 429 beyond the rate limit', async () => {
  const address = await newAddress()
  const wrong = ['/calendars/x.ics', '/calendars/.ics', address.replace('.ics', ''), `${address}/x`]
  for (const each of wrong) expect((await read(each)).status).toBe(404)
  const rateLimiter = createRateLimiter(database())
  const { request } = createTestApp(database(), { rateLimiter })
  const statuses = []
  for (let count = 0; count <= callsPerAddress; count += 1)
    statuses.push((await request('/calendars/x.ics')).status)
  expect([statuses.at(0), statuses.at(-2), statuses.at(-1)]).toEqual([404, 404, 429])
})
