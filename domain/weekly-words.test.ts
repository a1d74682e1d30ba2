import { expect, test } from 'vitest'
import { shortDayOf, weeklyWords } from './weekly-words.ts'

test.each([
  [{ weekday: 5, time: '14:00', zone: 'America/New_York' }, 'Friday 2PM EST'],
  [{ weekday: 2, time: '10:00', zone: 'America/Los_Angeles' }, 'Tuesday 10AM PST'],
  [{ weekday: 0, time: '00:30', zone: 'America/Chicago' }, 'Sunday 12:30AM CST'],
  [{ weekday: 6, time: '12:00', zone: 'Europe/Berlin' }, 'Saturday 12PM Berlin time'],
  [
    { weekday: 3, time: '23:05', zone: 'America/Argentina/Buenos_Aires' },
    'Wednesday 11:05PM Buenos Aires time',
  ],
])('formats the weekly time %j', (slot, words) => {
  const { day, shortClock, zoneShort, shortDay, clock } = weeklyWords(slot)
  expect(`${day} ${shortClock} ${zoneShort}`).toBe(words)
  expect(day.startsWith(shortDay)).toBe(true)
  expect(clock).toMatch(/^\d{1,2}:\d{2} [AP]M$/)
})

test('day numbers wrap around the week', () => {
  expect([-2, -1, 0, 6, 7].map(shortDayOf)).toEqual(['Fri', 'Sat', 'Sun', 'Sat', 'Sun'])
})
