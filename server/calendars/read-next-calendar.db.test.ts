import type { IncomingMessage, ServerResponse } from 'node:http'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { calendars } from '#server/db/schema/calendars'
import { calls } from '#server/db/schema/calls'
import { createLog } from '#server/process/log'
import { sealContext, busyTimesWithin, lateCalendars } from '#server/queries/calls/calendars.server'
import { createHostGuard } from '#server/services/host-guard'
import { createPrivateHosts } from '#server/settings/private-hosts'
import { createSeal } from '#server/settings/sealed'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleCall } from '#test/example-calls'
import { startLoopbackServer } from '#test/stand-ins/loopback-server'
import { readNextCalendar } from './read-next-calendar.ts'

const id = '7c9f3a50-0000-4000-8000-000000000201'
const seal = createSeal('a secret of the tests')
const minuteMs = 60_000
const hourMs = 60 * minuteMs
const begun = new Date('2026-11-23T12:00Z')
const fileOf = (...starts: string[]) =>
  [
    'BEGIN:VCALENDAR',
    ...starts.map(
      (start) => `BEGIN:VEVENT\r\nUID:${start}\r\nDTSTART:${start}\r\nDURATION:PT1H\r\nEND:VEVENT`,
    ),
    'END:VCALENDAR',
  ].join('\r\n')

let database: TestDatabase
let now = begun
let answer: (request: IncomingMessage, response: ServerResponse) => void
let asked: IncomingMessage[] = []
beforeEach(async () => {
  database = await testDatabase()
  now = begun
  asked = []
})

async function startServer(): Promise<string> {
  const { url, down } = await startLoopbackServer(async (request, response) => {
    asked.push(request)
    answer(request, response)
  })
  onTestFinished(down)
  return `${url}/secret.ics`
}

const putCalendar = (address: string) =>
  database.db.insert(calendars).values({
    id,
    name: 'Work',
    address: seal.encrypt(sealContext(id), address),
    created_at: begun,
  })

const readNext = (options: Partial<Parameters<typeof readNextCalendar>[0]> = {}) =>
  readNextCalendar({
    database: { db: database.db, now: () => now },
    seal,
    guard: createHostGuard(createPrivateHosts('127.0.0.1')),
    zone: () => 'America/New_York',
    ending: new AbortController().signal,
    log: createLog('silent'),
    ...options,
  })

const stored = async () => (await database.db.select().from(calendars).where(eq(calendars.id, id)))[0]
const busyStarts = async () => {
  const range = { from: begun, to: new Date(begun.getTime() + 30 * 24 * hourMs) }
  return (await busyTimesWithin(database.db, range)).map(({ startsAt }) =>
    startsAt.toISOString().slice(0, 16),
  )
}
const send = (body: string, status = 200, headers: Record<string, string> = {}) => {
  answer = (_, response) => {
    response.writeHead(status, headers)
    response.end(body)
  }
}

test('reads a calendar every ten minutes and replaces its busy times', async () => {
  await putCalendar(await startServer())
  send(fileOf('20261124T150000Z'))
  expect(await readNext()).toBe(true)
  expect(await busyStarts()).toEqual(['2026-11-24T15:00'])
  expect(await stored()).toMatchObject({ read_at: begun, fault: null })
  now = new Date(begun.getTime() + 9 * minuteMs)
  expect(await readNext()).toBe(false)
  now = new Date(begun.getTime() + 10 * minuteMs)
  send(fileOf('20261125T150000Z'))
  expect(await readNext()).toBe(true)
  expect(await busyStarts()).toEqual(['2026-11-25T15:00'])
})

test('only one of several processes reads a due calendar', async () => {
  await putCalendar(await startServer())
  send(fileOf('20261124T150000Z'))
  const read = await Promise.all([readNext(), readNext(), readNext()])
  expect(read.toSorted()).toEqual([false, false, true])
  expect(asked).toHaveLength(1)
})

test('requests an unchanged calendar conditionally, but fetches and expands it again once a day', async () => {
  await putCalendar(await startServer())
  answer = ({ headers }, response) => {
    const isKnown = headers['if-none-match'] === '"one"' && headers['if-modified-since'] !== undefined
    response.writeHead(isKnown ? 304 : 200, {
      etag: '"one"',
      'last-modified': 'Mon, 23 Nov 2026 10:00:00 GMT',
    })
    response.end(isKnown ? undefined : fileOf('20261124T150000Z'))
  }
  await readNext()
  now = new Date(begun.getTime() + hourMs)
  await readNext()
  expect(await busyStarts()).toEqual(['2026-11-24T15:00'])
  expect(await stored()).toMatchObject({ read_at: now, expanded_at: begun })
  now = new Date(begun.getTime() + 24 * hourMs)
  await readNext()
  expect(asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"one"', undefined])
  expect(await stored()).toMatchObject({ expanded_at: now })
})

test('a new time zone of the business makes the calendar be expanded again at once', async () => {
  await putCalendar(await startServer())
  send(fileOf('20261124').replace('DURATION:PT1H', 'DURATION:P1D'), 200, { etag: '"one"' })
  await readNext()
  expect(await busyStarts()).toEqual(['2026-11-24T05:00'])
  now = new Date(begun.getTime() + 10 * minuteMs)
  await readNext({ zone: () => 'Europe/Berlin' })
  expect(asked.at(-1)?.headers['if-none-match']).toBeUndefined()
  expect(await busyStarts()).toEqual(['2026-11-23T23:00'])
})

test('an unreadable calendar keeps its busy times, and counts as late after six hours', async () => {
  await putCalendar(await startServer())
  send(fileOf('20261124T150000Z'))
  await readNext()
  now = new Date(begun.getTime() + 6 * hourMs)
  send('<h1>Gone</h1>', 404)
  await readNext()
  expect(await busyStarts()).toEqual(['2026-11-24T15:00'])
  expect(await stored()).toMatchObject({
    read_at: begun,
    fault:
      'The calendar’s server answered “404 Not Found”. Copy its address once more from your calendar’s settings.',
  })
  expect(await lateCalendars(database.db, now)).toEqual([])
  expect(await lateCalendars(database.db, new Date(now.getTime() + 1))).toMatchObject([{ name: 'Work' }])
  now = new Date(now.getTime() + 10 * minuteMs)
  send(fileOf())
  await readNext()
  expect(await stored()).toMatchObject({ read_at: now, fault: null })
  expect(await busyStarts()).toEqual([])
})

test.each([
  ['no calendar', '<html>Sign in</html>', 'What the address leads to is not a calendar.'],
  ['a part of one', fileOf('20261124T150000Z').slice(0, -10), 'The calendar was not complete.'],
  ['too much', `BEGIN:VCALENDAR\r\n${'X'.repeat(1_100_000)}`, 'The calendar has more than 1 MB.'],
])('stores the reason when the response is %s', async (_, body, fault) => {
  await putCalendar(await startServer())
  send(body)
  await readNext({ limits: { limitBytes: 1_000_000 } })
  expect(await stored()).toMatchObject({ read_at: null, fault })
})

test('a server that does not respond is reported after the timeout', async () => {
  await putCalendar(await startServer())
  answer = () => {}
  await readNext({ limits: { timeoutMs: 300 } })
  expect((await stored())?.fault).toMatch(/^The calendar’s server did not answer/)
})

test('discards what was read when the address changed during the request', async () => {
  await putCalendar(await startServer())
  const another = seal.encrypt(sealContext(id), 'https://calendar.example.com/another.ics')
  answer = (_, response) =>
    void database.db
      .update(calendars)
      .set({ address: another, tried_at: null })
      .then(() => response.end(fileOf()))
  await readNext()
  expect(await stored()).toMatchObject({ address: another, read_at: null, expanded_at: null, tried_at: null })
})

test('a 304 response to an unconditional request is a fault', async () => {
  await putCalendar(await startServer())
  send('', 304)
  await readNext()
  expect(await stored()).toMatchObject({
    read_at: null,
    fault: 'The calendar’s server answered “304 Not Modified”.',
  })
})

test('aborting a reading returns at once and stores no fault', async () => {
  await putCalendar(await startServer())
  const ending = new AbortController()
  answer = () => ending.abort()
  expect(await readNext({ ending: ending.signal })).toBe(false)
  expect(await stored()).toMatchObject({ fault: null, read_at: null })
  expect(await readNext({ ending: ending.signal })).toBe(false)
})

test('follows redirects to hosts that may be called, and to no others', async () => {
  await putCalendar(await startServer())
  answer = ({ url }, response) => {
    const isThere = url === '/there'
    response.writeHead(isThere ? 200 : 302, isThere ? {} : { location: '/there' })
    response.end(isThere ? fileOf('20261124T150000Z') : '')
  }
  await readNext()
  expect(await busyStarts()).toEqual(['2026-11-24T15:00'])
  const faults = [
    ['http://169.254.169.254/latest', '169.254.169.254 was not called: it leads to a link-local address.'],
    [
      'http://10.1.2.3/',
      '10.1.2.3 was not called: it leads into a private network. Ask the person who runs the site to allow this host.',
    ],
    ['file:///etc/passwd', 'The calendar’s server answered “302 Found”.'],
    ['/secret.ics', 'The calendar’s server redirects without end.'],
  ] as const
  for (const [location, fault] of faults) {
    now = new Date(now.getTime() + 10 * minuteMs)
    send('', 302, { location })
    await readNext()
    expect((await stored())?.fault).toBe(fault)
  }
})

test('a calendar in a private network is not called unless the server allows it', async () => {
  await putCalendar(await startServer())
  await readNext({ guard: createHostGuard(createPrivateHosts()) })
  expect((await stored())?.fault).toContain('it leads into a private network')
  expect(asked).toEqual([])
})

test('an address that was sealed with another secret is reported, with the advice to add it again', async () => {
  await putCalendar(await startServer())
  await readNext({ seal: createSeal('another secret') })
  expect((await stored())?.fault).toContain('remove the calendar, and add it again')
})

test('ignores events whose UID is that of a booked call', async () => {
  const call = exampleCall({ starts_at: new Date('2026-11-24T15:00Z'), state: 'booked' })
  await database.db.insert(calls).values(call)
  await putCalendar(await startServer())
  const event = (uid: string, start: string) =>
    `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTART:${start}\r\nDURATION:PT1H\r\nEND:VEVENT`
  const another = '7c9f3a50-0000-4000-8000-00000000ffff'
  send(
    [
      'BEGIN:VCALENDAR',
      event(call.id, '20261124T150000Z'),
      // Calendars may change the case of a UID.
      event(call.id.toUpperCase(), '20261124T153000Z'),
      event(another, '20261125T150000Z'),
      'END:VCALENDAR',
    ].join('\r\n'),
  )
  expect(await readNext()).toBe(true)
  expect(await busyStarts()).toEqual(['2026-11-25T15:00'])
})
