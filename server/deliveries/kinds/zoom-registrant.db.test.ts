import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliveries } from '#server/db/schema/deliveries'
import { workshopRegistrations } from '#server/db/schema/workshop-registrations'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { deliveryOf, startTestWorker, type TestWorker } from '#test/delivery-worker'
import { type SmtpStandIn, startSmtpStandIn } from '#server/services/mail/stand-in'
import { startZoomStandIn, type ZoomMode, type ZoomStandIn } from '#server/services/zoom/stand-in'

let database: TestDatabase
let zoom: ZoomStandIn
let smtp: SmtpStandIn
let worker: TestWorker | undefined

beforeAll(async () => {
  zoom = await startZoomStandIn()
  smtp = await startSmtpStandIn()
})
beforeEach(async () => {
  database = await testDatabase()
  zoom.reset()
  smtp.mails.length = 0
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
})
afterAll(() => Promise.all([zoom.stop(), smtp.stop()]))

const ada = { name: 'Ada Example', email: 'ada@example.com', company: 'Example Works' }
const isDelivered = ({ state }: { state: string }) => state === 'delivered'
const hasFailed = ({ last_error }: { last_error: string | null }) => last_error !== null

interface Registered {
  id: string
  zoomKey: string
  mailKey: string
}

async function register({ isConnected = true } = {}): Promise<Registered> {
  const answer = await createTestApp(database, { isConnected }).post('register-workshop', ada)
  expect(answer.status).toBe(200)
  const { id } = await registration()
  return { id, zoomKey: `zoom-registrant:${id}`, mailKey: `workshop-mail:${id}` }
}

async function registration() {
  const [row] = await database.db.select().from(workshopRegistrations)
  if (!row) throw new Error('nobody is registered')
  return row
}

const start = async (options: object = {}) =>
  (worker = await startTestWorker(database, { zoom, smtp, ...options }))

/** Waits until Zoom has the person once and one mail with the link was sent. */
async function expectRegisteredOnce({ zoomKey, mailKey }: Registered) {
  await worker?.until(zoomKey, isDelivered)
  await worker?.until(mailKey, isDelivered)
  expect(zoom.registrants).toMatchObject([{ email: ada.email }])
  expect(await registration()).toMatchObject({
    zoom_registrant_id: zoom.registrants[0]?.id,
    join_url: zoom.registrants[0]?.join_url,
  })
  const mails = await smtp.parsedMails()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(zoom.registrants[0]?.join_url)
}

test('registers the person once and mails their link', async () => {
  const registered = await register()
  await start()
  await expectRegisteredOnce(registered)
  expect(zoom.callsFor(ada.email)).toBe(1)
  // No earlier attempt was made, so Zoom is not asked first.
  expect(zoom.requests.filter((request) => request.startsWith('GET'))).toEqual([])
  const [mail] = await smtp.parsedMails()
  expect(mail).toMatchObject({
    subject: 'You’re in: AI readiness workshop',
    replyTo: [{ address: 'owner@site.example' }],
  })
  expect(mail?.text).toContain('60 minutes, free')
})

test('attributes the mail to the person who registered', async () => {
  const registered = await register()
  await start()
  await expectRegisteredOnce(registered)
  const [asked, mailed] = await Promise.all(
    [registered.zoomKey, registered.mailKey].map((key) => deliveryOf(database, key)),
  )
  expect(asked?.sender).toMatch(/^[\w-]{22}$/)
  expect(mailed?.sender).toBe(asked?.sender)
})

describe('zoom-registrant registers the person once after Zoom', () => {
  test('was down', async () => {
    await zoom.down()
    const registered = await register()
    await start()
    await worker?.until(registered.zoomKey, ({ attempts }) => attempts > 2)
    await zoom.up()
    await expectRegisteredOnce(registered)
    expect(zoom.callsFor(ada.email)).toBe(1)
  })

  test.each<[ZoomMode]>([['die-after-accepting'], ['nonsense']])('ended a write with "%s"', async (mode) => {
    zoom.behave(mode, { of: 'writes' })
    const registered = await register()
    await start({ delayOf: () => 500 })
    const failed = await worker?.until(registered.zoomKey, hasFailed)
    expect(failed?.state).toBe('uncertain')
    zoom.behave('ok')
    await expectRegisteredOnce(registered)
    expect(zoom.callsFor(ada.email)).toBe(1)
  })

  test.each<[ZoomMode, string]>([
    ['nonsense', 'every call'],
    [429, 'every call'],
    [503, 'every call'],
  ])('responded with %s to %s', async (mode) => {
    zoom.behave(mode)
    const registered = await register()
    await start()
    await worker?.until(registered.zoomKey, ({ attempts }) => attempts > 3)
    zoom.behave('ok')
    await expectRegisteredOnce(registered)
  })

  test('did not respond', async () => {
    zoom.behave('stall', { of: 'writes' })
    const registered = await register()
    await start({ timeoutMs: 500, delayOf: () => 500 })
    await worker?.until(registered.zoomKey, hasFailed)
    zoom.behave('ok')
    await expectRegisteredOnce(registered)
  })

  test('accepted the person and the process died before it stored that', async () => {
    const registered = await register()
    zoom.registrants.push({
      id: 'there',
      email: ada.email,
      first_name: 'Ada',
      status: 'approved',
      join_url: 'https://zoom.example/w/there',
    })
    await database.db
      .update(deliveries)
      .set({ state: 'sending', attempts: 1, first_attempted_at: new Date(), lease_until: new Date(0) })
      .where(eq(deliveries.dedupe_key, registered.zoomKey))
    await start()
    await expectRegisteredOnce(registered)
    expect(zoom.callsFor(ada.email)).toBe(0)
  })
})

test('waits as long as Zoom’s Retry-After requests', async () => {
  zoom.behave(429, { retryAfter: '17', of: 'writes' })
  const { zoomKey } = await register()
  const asked: unknown[] = []
  const delayOf = (...given: unknown[]) => {
    asked.push(given)
    return 60_000
  }
  await start({ delayOf })
  await worker?.until(zoomKey, hasFailed)
  expect(asked).toEqual([[1, expect.any(Number), 17]])
  expect(await registration()).toMatchObject({ zoom_failed_at: [] })
})

test('keeps the last of Zoom’s three calls a day for after the outage', async () => {
  zoom.behave(500, { of: 'writes' })
  const { zoomKey } = await register()
  const waits: number[] = []
  await start({
    delayOf: (_attempts: number, _spread: number, retryAfterSeconds = 0) => {
      waits.push(retryAfterSeconds)
      return 30
    },
  })
  await worker?.until(zoomKey, ({ attempts }) => attempts > 4)
  expect(zoom.requests.filter((request) => request.startsWith('POST /v2'))).toHaveLength(2)
  expect(waits.slice(0, 2)).toEqual([0, 0])
  for (const seconds of waits.slice(2)) {
    expect(seconds).toBeGreaterThan(250)
    expect(seconds).toBeLessThanOrEqual(300)
  }
  expect((await registration()).zoom_failed_at).toHaveLength(2)
})

test('without Zoom, mails the standard text, and the link once Zoom is connected', async () => {
  const { id, zoomKey, mailKey } = await register({ isConnected: false })
  await start({ zoom: undefined })
  await worker?.until(`workshop-mail:${id}:list`, isDelivered)
  await worker?.until(zoomKey, ({ state }) => state === 'not_connected')
  await worker?.stop()
  await start()
  await worker?.until(zoomKey, isDelivered)
  await worker?.until(mailKey, isDelivered)
  const [list, link] = (await smtp.parsedMails()).map(({ text }) => text)
  expect(list).toContain('That email will have the meeting link.')
  expect(link).toContain(zoom.registrants[0]?.join_url)
  expect(zoom.callsFor(ada.email)).toBe(1)
})

test('the mail says that Zoom sends the link once the host approves, if approval is manual', async () => {
  zoom.approveByHand(true)
  const { zoomKey, mailKey } = await register()
  await start()
  await worker?.until(zoomKey, isDelivered)
  await worker?.until(mailKey, isDelivered)
  const [mail] = await smtp.parsedMails()
  expect(mail?.text?.replaceAll('\n', ' ')).toContain('Zoom will send your link once your spot is approved.')
  expect(await registration()).toMatchObject({ join_url: null, zoom_registrant_id: expect.any(String) })
})
