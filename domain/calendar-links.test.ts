import { expect, test } from 'vitest'
import { calendarLinks } from './calendar-links.ts'

const links = calendarLinks({
  title: 'Call with Mendline & Co.',
  startsAt: new Date('2026-12-31T23:45:00Z'),
  minutes: 30,
  description: 'We call +49 555 0100',
})
const parametersOf = (link: string) => Object.fromEntries(new URL(link).searchParams)

test('calendar links have the same start and end in each service’s format, and the text unchanged', () => {
  expect(parametersOf(links.google)).toEqual({
    action: 'TEMPLATE',
    text: 'Call with Mendline & Co.',
    dates: '20261231T234500Z/20270101T001500Z',
    details: 'We call +49 555 0100',
  })
  expect(parametersOf(links.outlook)).toMatchObject({
    subject: 'Call with Mendline & Co.',
    startdt: '2026-12-31T23:45:00Z',
    enddt: '2027-01-01T00:15:00Z',
    body: 'We call +49 555 0100',
  })
})
