import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { BookingTimes } from '#domain/booking-calendar'
import { FullMonth } from './tell-when-open.tsx'

const full = { day: '2026-11-25', next: new Date('2026-12-01T18:20:00Z'), count: 4 }
const times = { zone: 'America/New_York', full } as BookingTimes

function htmlOf(given: Partial<ComponentProps<typeof FullMonth>>) {
  const props = {
    type: 'audit',
    about: 'ai-audit',
    times,
    submissionId: 'the-id',
    posted: undefined,
  } as const
  return renderToStaticMarkup(
    <MemoryRouter>
      <FullMonth {...props} {...given} />
    </MemoryRouter>,
  )
}

test('a full month offers the next day with times, and a mail when an earlier time opens', () => {
  const html = htmlOf({})
  expect(html).toContain('November is full. December 1 has four.')
  expect(html).toMatch(/<details><summary>Or hear when one opens sooner/)
  expect(html).toContain('name="before" value="2026-12-01T18:20:00.000Z"')
  expect(html).toContain('one email, if a time opens before December 1.')
})

test('after an invalid post without script the waitlist form is open, with the typed address and its error', () => {
  const posted = { values: { email: ['ada@'] }, errors: { email: 'Please enter a valid email address' } }
  const html = htmlOf({ posted })
  expect(html).toContain('<details open="">')
  expect(html).toContain('value="ada@"')
  expect(html).toContain('Please enter a valid email address')
})

test('a waitlist post without script shows its thanks even if a time has opened since then', () => {
  const posted = { values: {}, errors: {}, result: { data: { id: 'an-id' } } }
  expect(htmlOf({ posted, times: { ...times, full: null } })).toContain('We’ll tell you.')
  expect(htmlOf({ times: { ...times, full: null } })).toBe('')
})
