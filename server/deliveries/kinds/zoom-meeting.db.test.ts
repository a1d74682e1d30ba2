import { eq } from 'drizzle-orm'
import type { Email } from 'postal-mime'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { calls } from '#server/db/schema/calls'
import { deliveries } from '#server/db/schema/deliveries'
import { type SmtpStandIn, startSmtpStandIn } from '#server/services/mail/stand-in'
import { startZoomStandIn, type ZoomStandIn } from '#server/services/zoom/stand-in'
import { allConnected } from '#test/app'
import { first, second, withCalls } from '#test/call-desk'
import { deliveryOf, startTestWorker, type TestWorker } from '#test/delivery-worker'

const { database, db, visitor, editor, current, requested, linkOf } = withCalls()

let zoom: ZoomStandIn
let smtp: SmtpStandIn
let workers: TestWorker[] = []
beforeAll(async () => {
  zoom = await startZoomStandIn()
  smtp = await startSmtpStandIn()
})
beforeEach(() => {
  zoom.reset()
  smtp.mails.length = 0
})
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  workers = []
})
afterAll(() => Promise.all([zoom.stop(), smtp.stop()]))

async function start(options: object = {}): Promise<TestWorker> {
  const worker = await startTestWorker(database(), { zoom, smtp, ...options })
  workers.push(worker)
  return worker
}

const withZoom = { outside: { connected: allConnected } }
const keyOf = ({ id, version }: { id: string; version: number }) => `zoom-meeting:${id}:${version}`
const mailKeyOf = ({ id, version }: { id: string; version: number }) => `call-mail:${id}:${version}`
const isDelivered = ({ state }: { state: string }) => state === 'delivered'
const hasFailed = ({ last_error }: { last_error: string | null }) => last_error !== null
const written = () => zoom.requests.filter((request) => /^(POST|PATCH|DELETE) \/v2/.test(request))

/** Confirms a requested video call without a link. */
async function confirmed() {
  const { id } = await requested({ way: 'video' })
  expect(await editor(withZoom).post('confirm-call', { id, version: 0 })).toMatchObject({ status: 200 })
  return current()
}

async function visitorPosts(name: string, more: object = {}) {
  const { id } = await current()
  const { body } = await visitor().post(name, { token: await linkOf(id, 'call'), ...more })
  return { state: (body['data'] as { state: string }).state, call: await current() }
}

/** The sequence number of a mail’s calendar entry. */
function sequenceOf(mail: Email | undefined): string | undefined {
  const entry = mail?.attachments.find(({ filename }) => filename === 'call.ics')?.content ?? ''
  const text = typeof entry === 'string' ? entry : new TextDecoder().decode(entry)
  return /SEQUENCE:(\d+)/.exec(text)?.[1]
}

const mails = async (subject: string) => (await smtp.parsedMails()).filter((mail) => mail.subject === subject)

test('a video call confirmed without a link gets one meeting, and one mail that has its link', async () => {
  const call = await confirmed()
  expect(call).toMatchObject({ state: 'booked', join_url: null })
  expect(zoom.requests).toEqual([])
  const worker = await start()
  await worker.until(keyOf(call), isDelivered)
  await worker.until(mailKeyOf(call), isDelivered)
  const [meeting] = zoom.meetings
  expect(zoom.meetings).toHaveLength(1)
  expect(meeting).toMatchObject({
    start_time: first.toISOString().replace('.000', ''),
    duration: 30,
    timezone: 'America/New_York',
    agenda: call.id,
  })
  expect(JSON.stringify(meeting)).not.toMatch(/Ada|example\.com/)
  expect(await current()).toMatchObject({
    join_url: meeting?.join_url,
    zoom_meeting_id: String(meeting?.id),
    version: call.version,
  })
  const booked = await mails('Your call is confirmed')
  expect(booked).toHaveLength(1)
  expect(booked[0]?.text).toContain(meeting?.join_url)
  expect(await mails('The link for our call')).toEqual([])
})

test.each(['die-after-accepting', 'nonsense', 502] as const)(
  'one meeting is created after Zoom failed with "%s"',
  async (mode) => {
    zoom.behave(mode, { of: 'writes' })
    const call = await confirmed()
    const worker = await start()
    await worker.until(keyOf(call), hasFailed)
    zoom.behave('ok')
    await worker.until(keyOf(call), isDelivered)
    expect(zoom.meetings).toHaveLength(1)
    expect(await current()).toMatchObject({ join_url: zoom.meetings[0]?.join_url })
  },
)

test('while Zoom fails, the mail says that the link follows, and a second mail contains it', async () => {
  zoom.behave(500)
  const call = await confirmed()
  const worker = await start()
  await worker.until(keyOf(call), ({ attempts }) => attempts >= 3)
  expect(await deliveryOf(database(), mailKeyOf(call))).toMatchObject({ state: 'pending', attempts: 0 })
  const { body } = await editor(withZoom).post('list-calls', { limit: 10 })
  expect(body['data']).toMatchObject([
    { isZoom: true, joinUrl: null, failedMeetingId: (await deliveryOf(database(), keyOf(call))).id },
  ])
  await db().update(deliveries).set({ next_attempt_at: new Date() }).where(eq(deliveries.kind, 'call-mail'))
  await worker.until(mailKeyOf(call), isDelivered)
  const [booked] = await mails('Your call is confirmed')
  expect(booked?.text).toContain('Video call: the link follows by email')
  zoom.behave('ok')
  await worker.until(keyOf(call), isDelivered)
  await vi.waitFor(async () => expect(await mails('The link for our call')).toHaveLength(1), 10_000)
  const [link] = await mails('The link for our call')
  expect(link?.text).toContain(zoom.meetings[0]?.join_url)
  expect([booked, link].map(sequenceOf)).toEqual(['0', '1'])
})

test('a call moved by its visitor keeps its meeting and link, and canceling it deletes the meeting', async () => {
  const call = await confirmed()
  const worker = await start()
  await worker.until(keyOf(call), isDelivered)
  const { id, join_url } = zoom.meetings[0] ?? {}
  const zone = 'Europe/Berlin'
  const moved = await visitorPosts('move-call', { startsAt: second.toISOString(), zone })
  expect(moved).toMatchObject({ state: 'moved', call: { state: 'requested', join_url } })
  await worker.until(keyOf(moved.call), isDelivered)
  expect(zoom.meetings).toMatchObject([{ id, start_time: second.toISOString().replace('.000', '') }])
  const { body } = await editor(withZoom).post('confirm-call', { id: call.id, version: moved.call.version })
  expect(body).toMatchObject({ data: { id: call.id } })
  expect(await current()).toMatchObject({ state: 'booked', join_url, zoom_meeting_id: String(id) })
  const canceled = await visitorPosts('cancel-call')
  await worker.until(keyOf(canceled.call), isDelivered)
  expect(zoom.meetings).toEqual([])
  expect(await current()).toMatchObject({ state: 'canceled', join_url: null, zoom_meeting_id: null })
})

test('a call canceled while its meeting is being created ends without one', async () => {
  zoom.behave('late', { delayMs: 1_500, of: 'writes' })
  const call = await confirmed()
  const worker = await start()
  await vi.waitFor(() => expect(zoom.meetings).toHaveLength(1), 10_000)
  const canceled = await visitorPosts('cancel-call')
  worker.wake()
  await worker.until(keyOf(canceled.call), isDelivered)
  await worker.until(keyOf(call), isDelivered)
  expect(zoom.meetings).toEqual([])
  expect(written().map((request) => request.split(' ')[0])).toEqual(['POST', 'DELETE'])
  expect(await current()).toMatchObject({ state: 'canceled', join_url: null, zoom_meeting_id: null })
})

test('only the newest change of a call is sent to Zoom, and not while an earlier one is being sent', async () => {
  const call = await confirmed()
  const startsAt = second.toISOString()
  await editor(withZoom).post('reschedule-call', { id: call.id, version: call.version, startsAt })
  const moved = await current()
  const isBeingSent = { state: 'sending' as const, attempts: 1, lease_until: new Date(Date.now() + 60_000) }
  await db()
    .update(deliveries)
    .set(isBeingSent)
    .where(eq(deliveries.dedupe_key, keyOf(call)))
  const worker = await start()
  const waits = await worker.until(keyOf(moved), hasFailed)
  expect(waits.last_error).toContain('still on its way')
  expect(zoom.meetings).toEqual([])
  await db()
    .update(deliveries)
    .set({ lease_until: new Date() })
    .where(eq(deliveries.dedupe_key, keyOf(call)))
  await worker.until(keyOf(moved), isDelivered)
  await worker.until(keyOf(call), isDelivered)
  expect(zoom.meetings).toMatchObject([{ start_time: startsAt.replace('.000', '') }])
  expect(written()).toHaveLength(1)
})

test('a meeting deleted at Zoom is created again when its call moves, and the new link is mailed', async () => {
  const call = await confirmed()
  const worker = await start()
  await worker.until(keyOf(call), isDelivered)
  await worker.until(mailKeyOf(call), isDelivered)
  zoom.meetings.length = 0
  const move = { id: call.id, version: call.version, startsAt: second.toISOString() }
  expect(await editor(withZoom).post('reschedule-call', move)).toMatchObject({ status: 200 })
  const moved = await current()
  await worker.until(keyOf(moved), isDelivered)
  const [meeting] = zoom.meetings
  expect(await current()).toMatchObject({ join_url: meeting?.join_url })
  await vi.waitFor(async () => {
    const texts = (await smtp.parsedMails()).map(({ text = '' }) => text)
    expect(texts.some((text) => text.includes(meeting?.join_url ?? 'none'))).toBe(true)
  }, 10_000)
})

test('a link entered in the office replaces the Zoom meeting, which is deleted', async () => {
  const call = await confirmed()
  const worker = await start()
  await worker.until(keyOf(call), isDelivered)
  const meetingId = String(zoom.meetings[0]?.id)
  const joinUrl = 'https://meet.example.com/nora'
  const move = { id: call.id, version: call.version, startsAt: second.toISOString(), joinUrl }
  expect(await editor(withZoom).post('reschedule-call', move)).toMatchObject({ status: 200 })
  await worker.until(`zoom-meeting:${meetingId}`, isDelivered)
  expect(zoom.meetings).toEqual([])
  expect(await current()).toMatchObject({ join_url: joinUrl, zoom_meeting_id: null })
})

test('erasing somebody deletes the meeting of their call', async () => {
  const call = await confirmed()
  const worker = await start()
  await worker.until(keyOf(call), isDelivered)
  const meetingId = String(zoom.meetings[0]?.id)
  const erasure = { email: call.email, mentions: [] }
  expect(await editor({ role: 'owner' }).post('erase-contact', erasure)).toMatchObject({ status: 200 })
  expect(await db().select().from(calls)).toEqual([])
  await worker.until(`zoom-meeting:${meetingId}`, isDelivered)
  expect(zoom.meetings).toEqual([])
})

test('confirm-call-by-link needs a link without Zoom or with an own room, and none with Zoom alone', async () => {
  const { id } = await requested({ way: 'video' })
  const token = await linkOf(id, 'call-decision')
  const press = async (outside: object) =>
    (await editor({ outside }).post('confirm-call-by-link', { token })).body['data']
  expect(await press({})).toEqual({ state: 'needs_link' })
  expect(await press({ connected: allConnected, callJoinUrl: 'https://meet.example.com/us' })).toEqual({
    state: 'needs_link',
  })
  expect(await press({ connected: allConnected })).toEqual({ state: 'confirmed' })
  expect(await deliveryOf(database(), keyOf(await current()))).toMatchObject({ state: 'pending' })
})
