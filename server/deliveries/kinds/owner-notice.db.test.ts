import { randomUUID } from 'node:crypto'
import { eq, ne } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { calls } from '#server/db/schema/calls'
import { proposedLink } from '#server/queries/calls/calls.server'
import { startZoomStandIn } from '#server/services/zoom/stand-in'
import { deliveries } from '#server/db/schema/deliveries'
import { createTestApp } from '#test/app'
import { exampleCall, timesOfLaterDays } from '#test/example-calls'
import { exampleAnswers, exampleBodies } from '#test/examples'
import { withMailServer } from '#test/mail-server'

const given = withMailServer()

const isDelivered = ({ state }: { state: string }) => state === 'delivered'

test('sends the owner a scorecard with every answer; a reply goes to the visitor', async () => {
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
    subject: 'Scorecard 14/27 · ada@example.com · 2–5 people',
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

test('reports feedback on an unknown scorecard, without an address to reply to', async () => {
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

test('proposes the last video call’s link for a new one, and the confirmation button carries it', async () => {
  const joinUrl = 'https://meet.example.com/nora'
  const [startsAt = new Date(), earlier = new Date()] = timesOfLaterDays()
  const last = exampleCall({ state: 'booked', way: 'video', starts_at: earlier, join_url: joinUrl })
  await given.database.db.insert(calls).values(last)
  const call = { startsAt: startsAt.toISOString(), way: 'video' }
  const [mail] = await noticesOf(['book-call', call])
  expect(mail?.text?.replaceAll(/\s+/g, ' ')).toContain(`this link, as last time: ${joinUrl} For another`)
  const [page = ''] = /https:\S+\/confirm-call\S+/.exec(mail?.text ?? '') ?? []
  expect(new URL(page).searchParams.get('joinUrl')).toBe(joinUrl)
})

test('proposes the business’s own room rather than the link of the last video call', async () => {
  const ownRoom = 'https://zoom.example/my/nora'
  const [startsAt = new Date(), earlier = new Date()] = timesOfLaterDays()
  const last = exampleCall({
    state: 'booked',
    way: 'video',
    starts_at: earlier,
    join_url: 'https://meet.example.com/last',
  })
  await given.database.db.insert(calls).values(last)
  const call = { ...exampleBodies['book-call'], startsAt: startsAt.toISOString(), way: 'video' }
  expect((await createTestApp(given.database).post('book-call', call)).status).toBe(200)
  const [request] = await given.database.db.select().from(calls).where(ne(calls.id, last.id))
  const worker = await given.startWorker({ withNotices: true, env: { CALL_JOIN_URL: ownRoom } })
  await worker.until(`owner-notice:call:${request?.id}`, isDelivered)
  const mail = (await given.smtp.parsedMails()).find(({ text }) => text?.includes('/confirm-call'))
  expect(mail?.text?.replaceAll(/\s+/g, ' ')).toContain(`has your own link: ${ownRoom} For another`)
  const [page = ''] = /https:\S+\/confirm-call\S+/.exec(mail?.text ?? '') ?? []
  expect(new URL(page).searchParams.get('joinUrl')).toBe(ownRoom)
})

test('with Zoom, the confirmation button carries no link, and no other call’s meeting is proposed', async () => {
  const [startsAt = new Date(), earlier = new Date()] = timesOfLaterDays()
  const last = exampleCall({
    state: 'booked',
    way: 'video',
    starts_at: earlier,
    join_url: 'https://zoom.example/j/1',
    zoom_meeting_id: '1',
  })
  await given.database.db.insert(calls).values(last)
  const call = { ...exampleBodies['book-call'], startsAt: startsAt.toISOString(), way: 'video' }
  expect((await createTestApp(given.database).post('book-call', call)).status).toBe(200)
  const [request] = await given.database.db.select().from(calls).where(ne(calls.id, last.id))
  expect(await proposedLink(given.database.db, undefined)).toBeNull()
  const zoom = await startZoomStandIn()
  onTestFinished(() => zoom.stop())
  const worker = await given.startWorker({ withNotices: true, zoom })
  await worker.until(`owner-notice:call:${request?.id}`, isDelivered)
  const mail = (await given.smtp.parsedMails()).find(({ text }) => text?.includes('/confirm-call'))
  expect(mail?.text?.replaceAll(/\s+/g, ' ')).toContain('then gets a Zoom meeting of its own. For another')
  const [page = ''] = /https:\S+\/confirm-call\S+/.exec(mail?.text ?? '') ?? []
  expect(new URL(page).searchParams.has('joinUrl')).toBe(false)
})

test('owner-notice waits while the configured mail server is invalid, and is not captured', async () => {
  const answer = await createTestApp(given.database).post('submit-score-feedback', { rating: 3 })
  const worker = await given.startWorker({ withNotices: true, faulty: ['mail'] })
  const { id } = answer.body['data'] as { id: string }
  await worker.until(`owner-notice:score-feedback:${id}`, ({ state }) => state === 'not_connected')
  expect(worker.capturedEmails()).toEqual([])
})

/** The owner's mails about these forms, in the order they were sent. */
async function noticesOf(...sent: [form: string, body: object][]) {
  const { post } = createTestApp(given.database)
  for (const [form, body] of sent) {
    const answer = await post(form, { ...exampleBodies[form], ...body })
    expect(answer.status, `${form}: ${answer.body.error}`).toBe(200)
  }
  const worker = await given.startWorker({ withNotices: true })
  const all = await given.database.db.select().from(deliveries).where(eq(deliveries.kind, 'owner-notice'))
  for (const { dedupe_key } of all) await worker.until(dedupe_key, isDelivered)
  const mails = await given.smtp.parsedMails()
  return mails.filter(({ to }) => to?.[0]?.address === 'owner@site.example')
}

test('the subject names the form and the sender, and the body links to the screen that handles it', async () => {
  const mails = await noticesOf(
    ['subscribe-contact', { source: 'ai_employee', name: 'Dana Smith', email: 'dana@example.com' }],
    ['subscribe-contact', { source: 'ai_employee', name: 'Dana Smith', email: 'dana@example.net' }],
    ['submit-testimonial', {}],
    ['submit-workshop-feedback', { name: undefined }],
    ['submit-podcast-guest', {}],
  )
  const subjects = mails.map(({ subject }) => subject ?? '').toSorted()
  expect(subjects).toEqual([
    'AI employee · Dana Smith · dana@example.com',
    'AI employee · Dana Smith · dana@example.net',
    'Podcast guest · ada@example.com',
    'Testimonial to approve · Ada Example · Example Ltd',
    'Workshop feedback 5/5 · ada@example.com',
  ])
  for (const mail of mails) {
    for (const raw of [/\d{4}-\d\d-\d\dT/, /ai_employee/, /undefined|null/]) {
      expect(mail.text?.replaceAll(/https?:\/\/\S+/g, '')).not.toMatch(raw)
      expect(mail.html?.replaceAll(/href="[^"]*"/g, '')).not.toMatch(raw)
    }
    const [place, ...others] = mail.text?.match(/https:\/\/site\.example\/admin\S*/g) ?? []
    expect(others).toEqual([])
    expect(place).toMatch(
      mail.subject?.startsWith('Testimonial') ? /\/admin\/testimonials$/ : /\/admin\/leads\/[0-9a-f-]{36}$/,
    )
    const asks = /^(AI|Podcast)/.test(mail.subject ?? '')
    expect(
      /Answered elsewhere:\nhttps:\/\/site\.example\/answered\?token=[\w-]{43}/.test(mail.text ?? ''),
    ).toBe(asks)
  }
})

test('the notice of a call names the attached scorecard, and shows each answer with its question', async () => {
  const score = await createTestApp(given.database).post(
    'send-score-email',
    exampleBodies['send-score-email'],
  )
  const { token } = score.body['data'] as { token: string }
  const question1 = 'Which tools do you use?'
  const mails = await noticesOf(['book-call', { token, question1, answer1: 'A spreadsheet.' }])
  const text = mails.find(({ subject }) => subject?.startsWith('Call requested'))?.text ?? ''
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    `You asked: ${question1} Their answer: A spreadsheet. Scorecard taken along: 14 of 27, The System Architect`,
  )
  expect(text).not.toContain(token)
})
