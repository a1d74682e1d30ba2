import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestApp } from '#test/app'
import { exampleAnswers } from '#test/examples'
import { withMailServer } from '#test/mail-server'

const given = withMailServer()

const isDelivered = ({ state }: { state: string }) => state === 'delivered'

test('tells the owner of a scorecard with every answer; a reply goes to the visitor', async () => {
  const submissionId = randomUUID()
  const touch = { at: '2026-01-02T03:04:05Z', landingPage: '/landing', utm_source: 'letter' }
  await createTestApp(given.database).post('send-score-email', {
    score: 14,
    formData: { ...exampleAnswers, fullName: 'Ada <b>Example</b>\r\nBcc: all@example.com' },
    submissionId,
    visit: { first: touch, last: touch },
  })
  const worker = await given.startWorker({ withNotices: true })
  await worker.until(`owner-notice:scorecard:${submissionId}`, isDelivered)
  const mails = await given.smtp.parsedMails()
  const notice = mails.find(({ to }) => to?.[0]?.address === 'owner@site.example')
  expect(notice).toMatchObject({
    subject: 'New scorecard result',
    replyTo: [{ address: 'ada@example.com' }],
  })
  expect(notice?.bcc).toBeUndefined()
  expect(notice?.html).toContain('Ada &lt;b&gt;Example&lt;/b&gt;')
  for (const said of [
    '14 out of 27 (The System Architect)',
    'Ada <b>Example</b>\n  Bcc: all@example.com',
    'Tech / SaaS',
    'January 1, 2026, 10:04 PM EST',
    'Landed on /landing',
    'Campaign source: letter',
  ]) {
    expect(notice?.text).toContain(said)
  }
})

test('tells of feedback on a scorecard nobody knows, without an address to reply to', async () => {
  const answer = await createTestApp(given.database).post('submit-score-feedback', {
    rating: 3,
    comment: 'Hm.',
  })
  const { id } = answer.body['data'] as { id: string }
  const worker = await given.startWorker({ withNotices: true })
  await worker.until(`owner-notice:score-feedback:${id}`, isDelivered)
  const [notice] = await given.smtp.parsedMails()
  expect(notice?.replyTo).toBeUndefined()
  expect(notice?.text).toContain('Hm.')
})

test('waits while the mail server that was set cannot be used, and is not kept as a file', async () => {
  const answer = await createTestApp(given.database).post('submit-score-feedback', { rating: 3 })
  const worker = await given.startWorker({ withNotices: true, isMailFaulty: true })
  const { id } = answer.body['data'] as { id: string }
  await worker.until(`owner-notice:score-feedback:${id}`, ({ state }) => state === 'not_connected')
  expect(worker.keptMails()).toEqual([])
})
