import { expect, test } from 'vitest'
import { ownerDigest } from './owner-digest.ts'

test('a digest dates each submission in the business’s time zone', async () => {
  const { text } = await ownerDigest({
    newest: [
      {
        kind: 'contact',
        source: 'ai_employee',
        content: [],
        answers_by: 'field',
        sentAt: new Date('2026-11-23T14:05:00Z'),
        name: 'Ada',
        email: 'ada@example.com',
      },
    ],
    count: 1,
    zone: 'Europe/Zurich',
    officeUrl: 'https://www.mendline.example/admin/forms',
  })
  expect(text).toMatch(/November 23, 2026, 3:05\sPM/)
})
