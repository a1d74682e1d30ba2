import { expect, test } from 'vitest'
import { ServiceError } from '#server/errors/service-error'
import { busyTimesInWorker } from './busy-times-in-worker.ts'

const range = {
  from: new Date('2026-11-01T00:00Z'),
  to: new Date('2027-02-01T00:00Z'),
  zone: 'Europe/Berlin',
}
const fileOf = (lines: string) =>
  `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\n${lines.replaceAll('\n', '\r\n')}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`

test('busyTimesInWorker returns the busy times of a calendar', async () => {
  const ics = fileOf('DTSTART:20261124T150000Z\nDURATION:PT1H')
  expect(await busyTimesInWorker({ ics, ...range })).toEqual([
    { from: new Date('2026-11-24T15:00Z'), to: new Date('2026-11-24T16:00Z') },
  ])
})

test('busyTimesInWorker rejects a file that is no calendar, with the reason', async () => {
  await expect(busyTimesInWorker({ ics: '<html></html>', ...range })).rejects.toThrow(
    new ServiceError('What the address leads to is not a calendar.'),
  )
})

test.each([
  ['each second for centuries', 'DTSTART:17000101T000000Z\nDURATION:PT1S\nRRULE:FREQ=SECONDLY'],
  [
    'a day that never comes',
    'DTSTART:20260101T000000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  ],
])('an endless recurrence rule is terminated at the timeout: %s', async (_, lines) => {
  const working = busyTimesInWorker({ ics: fileOf(lines), ...range }, { timeoutMs: 2_000 })
  await expect(working).rejects.toThrow(
    new ServiceError('The calendar is too large or repeats its events too often.'),
  )
})
