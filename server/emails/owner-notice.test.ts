import { expect, test } from 'vitest'
import { ownerNotice } from './owner-notice.ts'

test('shows time and source in the business’s time zone and with known names', async () => {
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
    confirmUrl: undefined,
    joinUrl: undefined,
    answeredUrl: undefined,
  })
  expect(text).toContain('November 24, 2026, 4:30 AM GMT+9')
  expect(text).not.toContain('November 23')
  expect(text).toContain('Came from LinkedIn: https://www.linkedin.com/feed/')
})
