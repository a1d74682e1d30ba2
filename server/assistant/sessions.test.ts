import { expect, test } from 'vitest'
import { createBuiltInAnswerer } from './built-in-answer.ts'

const { answer } = createBuiltInAnswerer()
/** A Monday. */
const now = new Date('2026-11-23T15:00:00Z')
const said = (message: string, freeSeats?: number, at = now) =>
  answer(message, [], { now: at, freeSeats }).text

test.each([
  [7, '7 of 25 seats are free right now'],
  [1, '1 of 25 seats is free right now'],
  [0, 'All 25 seats are taken right now; the form on its page puts you on the waiting list.'],
])('states the number of free seats, or the waiting list: %d free', (freeSeats, words) => {
  expect(said('are there seats left on friday', freeSeats)).toContain(words)
})

test('leaves out the seats if they could not be counted', () => {
  expect(said('when is the next free workshop')).toBe(
    'The free AI workshop is every Friday 2PM EST, 90 minutes plus Q&A, limited to 25 attendees. The next one is Friday, November 27.',
  )
})

test('once a session has begun, the next one is a week later', () => {
  expect(said('when is the next free workshop', 3, new Date('2026-11-27T19:00:01Z'))).toContain(
    'Friday, December 4',
  )
})

test.each([
  ['free workshop time in california', 'That’s 11:00 AM in California.'],
  ['what time is the tuesday workshop in new york', 'That’s 1:00 PM in New York.'],
  ['friday workshop, mountain time?', 'That’s 12:00 PM Mountain time.'],
  ['im in sydney, when is the free workshop', 'That’s 6:00 AM in Sydney, on Saturday, November 28.'],
])('adds the local time of the place in “%s”', (message, words) => {
  expect(said(message)).toContain(words)
})

test('converts the time with the UTC offsets of the session’s date', () => {
  // In the second week of March, New York is already on daylight saving time and London is not.
  expect(said('free workshop in london time', undefined, new Date('2026-03-09T12:00:00Z'))).toContain(
    '6:00 PM',
  )
  expect(said('free workshop in london time', undefined, new Date('2026-04-06T12:00:00Z'))).toContain(
    '7:00 PM',
  )
})
