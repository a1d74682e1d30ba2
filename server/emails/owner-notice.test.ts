import { expect, test } from 'vitest'
import type { StoredAnswers } from '#domain/activity'
import { ownerNotice } from './owner-notice.ts'

test('a notice shows the time in the business’s time zone, and the source by its known name', async () => {
  const at = new Date('2026-11-23T19:30:00Z')
  const touch = { at: at.toISOString(), landingPage: '/ai-audit', referrer: 'https://www.linkedin.com/feed/' }
  const { text } = await ownerNotice({
    kind: 'contact',
    source: null,
    content: [],
    answers_by: 'field',
    sentAt: at,
    zone: 'Asia/Tokyo',
    email: 'ada@example.com',
    firstTouch: touch,
    lastTouch: touch,
    officeUrl: 'https://site.example/admin/leads/1',
    confirm: undefined,
    answeredUrl: undefined,
  })
  expect(text).toContain('November 24, 2026, 4:30 AM GMT+9')
  expect(text).not.toContain('November 23')
  expect(text).toContain('Came from LinkedIn: https://www.linkedin.com/feed/')
})

const ofCall = {
  source: null,
  content: [['startsAt', '2026-11-30T15:20:00.000Z']] satisfies StoredAnswers,
  answers_by: 'field',
  sentAt: new Date('2026-11-26T09:30:00Z'),
  zone: 'America/New_York',
  email: 'ada@example.com',
  firstTouch: null,
  lastTouch: null,
  officeUrl: 'https://site.example/admin/calls',
  answeredUrl: undefined,
} as const

test('the notice of a call request says what happens if it is not confirmed, and when', async () => {
  const confirm = {
    url: 'https://site.example/confirm-call?token=a',
    by: new Date('2026-11-27T18:00:00Z'),
    link: null,
  }
  const { text } = await ownerNotice({ ...ofCall, kind: 'call', confirm })
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'If it isn’t confirmed by November 27, 2026, 1:00 PM EST, they’re offered other times.',
  )
})

test('the notice of a lapsed request says that it is off and that the visitor is offered other times', async () => {
  const { text, subject } = await ownerNotice({ ...ofCall, kind: 'call-lapsed', confirm: undefined })
  expect(subject).toContain('Call not confirmed in time')
  expect(text.replaceAll(/\s+/g, ' ')).toContain('It’s off, and they’re offered other times by email.')
})

test('the notice about the call waiting list says that the visitor is mailed, and where to open times', async () => {
  const { text, subject } = await ownerNotice({ ...ofCall, kind: 'call-waitlist', confirm: undefined })
  expect(subject).toContain('Wants a call, no time open')
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'Once one is open they get one email, within 30 days. To open times, go to Calls, Availability.',
  )
})
