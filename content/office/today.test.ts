import { expect, test } from 'vitest'
import { replyDeadlineText } from './reply-deadline.ts'
import { todayCopy } from './today.ts'

test('the reason to reply to somebody is one sentence of the known facts, with the team size as a range', () => {
  const { reason } = todayCopy.queue
  expect(reason('$877,500', 'large', replyDeadlineText('11:00 AM'))).toBe(
    'Costs $877,500 a year, team of 21+, reply by 11:00 AM.',
  )
  expect(reason('$31,200', 'medium', false)).toBe('Costs $31,200 a year, team of 6–20.')
  expect(reason(undefined, 'solo', replyDeadlineText('Fri 9:40 AM'))).toBe(
    'Works alone, reply by Fri 9:40 AM.',
  )
  expect(reason(undefined, null, replyDeadlineText('5:00 PM'))).toBe('Reply by 5:00 PM.')
  expect(reason(undefined, null, false)).toBe('')
})

test('refused deliveries “couldn’t be sent”, and deliveries without a connected service “wait”', () => {
  expect(todayCopy.isStuck(1, false)).toBe('couldn’t be sent')
  expect(todayCopy.isStuck(1, true)).toBe('waits')
  expect(todayCopy.isStuck(2, true)).toBe('wait')
})

test('a request in the person’s own words is quoted unchanged, and the form’s words end with a period', () => {
  expect(todayCopy.asks({ kind: 'contact', wants: '“How much?”', isOwn: true })).toBe('“How much?”')
  expect(todayCopy.asks({ kind: 'contact', wants: 'A reply', isOwn: false })).toBe('A reply.')
  expect(todayCopy.asks({ kind: 'scorecard', wants: 'Their score', isOwn: false })).toBe(
    'Finished the scorecard.',
  )
  expect(todayCopy.asks({ kind: 'scorecard', wants: 'Invoices first', isOwn: true })).toBe(
    'Finished the scorecard. Invoices first.',
  )
})
