import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { getDeliveryOverview } from '#contracts/get-delivery-overview'
import type { listDeliveryGroups } from '#contracts/list-delivery-groups'
import type { listSubmissions } from '#contracts/list-submissions'
import { activities } from '#server/db/schema/activities'
import { deliveries } from '#server/db/schema/deliveries'
import { scorecardSubmissions } from '#server/db/schema/scorecard-submissions'
import { workshopRegistrations } from '#server/db/schema/workshop-registrations'
import { contactLeads } from '#server/db/schema/contact-leads'
import { deliveryKinds } from '#server/deliveries/kinds/index'
import { markFailed } from '#server/deliveries/ledger/attempt-ends'
import type { DeliveryServices } from '#server/deliveries/ledger/delivery-kind'
import { claim } from '#server/deliveries/ledger/ledger'
import { retryDelayMs } from '#server/deliveries/ledger/schedule'
import { allConnected, createTestApp, type PostResponse } from '#test/app'
import { connectStandIns } from '#test/connect-stand-ins'
import { type TestDatabase, testDatabase } from '#test/database'
import { startTestWorker } from '#test/delivery-worker'
import { exampleRules } from '#test/example-calls'
import { exampleBodies } from '#test/examples'
import { passTime } from '#test/pass-time'
import { sheetsSettings, startSheetsStandIn } from '#server/services/spreadsheet/stand-in'
import { startSmtpStandIn } from '#server/services/mail/stand-in'
import { startZoomStandIn, zoomSettings } from '#server/services/zoom/stand-in'

/** The number of submissions; `OUTAGE_SUBMISSIONS=1000` gives the figure in docs/measured.md. */
const count = Number(process.env['OUTAGE_SUBMISSIONS'] ?? 24)

const [smtp, sheets, zoom] = await Promise.all([startSmtpStandIn(), startSheetsStandIn(), startZoomStandIn()])
afterAll(() => Promise.all([smtp.stop(), sheets.stop(), zoom.stop()]))

type Post = (name: string, body: object) => Promise<PostResponse>

/** One person submits a form as people do: double click, and once more because the response was lost. */
async function visit(post: Post, index: number): Promise<void> {
  const said = { submissionId: randomUUID(), email: `visitor${index}@example.com`, name: `Visitor ${index}` }
  const send = async (name: string, body: object) => {
    const press = () => post(name, { ...exampleBodies[name], ...body })
    const answers = [...(await Promise.all([press(), press()])), await press()]
    for (const answer of answers) expect(answer.status, answer.body.error).toBe(200)
  }
  const { submissionId, email, name } = said
  if (index % 3 === 0) return send('subscribe-contact', said)
  if (index % 3 === 1) return send('register-workshop', said)
  const example = exampleBodies['send-score-email'] as { formData: object }
  const formData = { ...example.formData, fullName: name, email }
  await send('send-score-email', { submissionId, formData })
  await send('send-to-sheets', { submissionId, formData })
}

/** Makes one attempt at every delivery like the worker, without its pauses while a service fails. */
async function attemptAll(database: TestDatabase): Promise<void> {
  const services: DeliveryServices = {
    ...connectStandIns(
      { SMTP_URL: smtp.url, ...sheetsSettings(sheets), ...zoomSettings(zoom) },
      { timeoutMs: 5_000 },
    ),
    faulty: new Set(),
    siteUrl: 'https://site.example',
    businessZone: 'America/New_York',
    callRules: exampleRules,
  }
  for (;;) {
    const { foundDue, claimed } = await claim(database.db, sql`true`, { reachOf: () => 'connected' })
    if (!foundDue) break
    const kind = deliveryKinds.find(({ name }) => name === claimed?.kind)
    if (!claimed || !kind) throw new Error('nothing to attempt')
    const attempt = kind.attempt({
      payload: kind.payload.parse(claimed.payload),
      db: database.db,
      services,
      key: claimed.dedupe_key,
      recipient: claimed.recipient,
      repeated: false,
      store: () => Promise.reject(new Error('got through to a service that is down')),
    })
    const error = await attempt.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    await markFailed(database.db, claimed, { error, tookMs: 1, delayOf: retryDelayMs })
  }
  services.mail.close()
}

async function ask<Answer>(database: TestDatabase, name: string, body: object): Promise<Answer> {
  const answer = await createTestApp(database, { role: 'editor', outside: { connected: allConnected } }).post(
    name,
    body,
  )
  expect(answer.status, answer.body.error).toBe(200)
  return answer.body as unknown as Answer
}

test(
  'submissions made while every service is down are stored once, and delivered once after one replay per group',
  { timeout: 60_000 + count * 1_000 },
  async () => {
    const database = await testDatabase()
    const { db } = database
    await Promise.all([smtp.down(), sheets.down(), zoom.down()])
    const { post } = createTestApp(database)
    for (let index = 0; index < count; index += 20) {
      const some = Array.from({ length: Math.min(20, count - index) }, (_, each) => visit(post, index + each))
      await Promise.all(some)
    }
    await attemptAll(database)

    // Three days later all of it has failed, and none of it is lost.
    await passTime(database, 73 * 60)
    await db.update(workshopRegistrations).set({ zoom_failed_at: [] })
    const worker = await startTestWorker(database, { smtp, sheets, zoom, withNotices: true })
    const overview = async () =>
      (await ask<OutputOf<typeof getDeliveryOverview>>(database, 'get-delivery-overview', {})).data.counts
    const written = await db.$count(deliveries)
    await expect
      .poll(
        async () => {
          worker.wake()
          return (await overview()).given_up.value
        },
        { timeout: 30_000 + count * 100 },
      )
      .toBe(written)
    const rows = [contactLeads, workshopRegistrations, scorecardSubmissions].map((table) => db.$count(table))
    expect((await Promise.all(rows)).reduce((sum, each) => sum + each, 0)).toBe(count)
    expect(await db.$count(activities)).toBe(count)
    const listed = await ask<OutputOf<typeof listSubmissions>>(database, 'list-submissions', {
      filters: { state: 'received' },
    })
    expect(listed.count).toEqual({ value: count, exact: true })

    await Promise.all([smtp.up(), sheets.up(), zoom.up()])
    const filters = { view: 'needs_you' }
    const { data: groups } = await ask<OutputOf<typeof listDeliveryGroups>>(
      database,
      'list-delivery-groups',
      {
        filters,
      },
    )
    expect(groups.map(({ service }) => service).toSorted()).toEqual(['mail', 'sheets', 'zoom'])
    expect(groups.reduce((sum, group) => sum + group.canReplay, 0)).toBe(written)
    for (const { service, answer, count: ofGroup } of groups) {
      const press = () =>
        createTestApp(database, { role: 'editor', outside: { connected: allConnected } }).post(
          'replay-deliveries',
          {
            filter: { filters: { ...filters, service, answer } },
            expectedCount: ofGroup,
          },
        )
      // A double click finds none of them left.
      const presses = await Promise.all([press(), press()])
      expect(presses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    }
    const registered = Math.ceil((count - 1) / 3)
    await expect
      .poll(
        async () => {
          worker.wake()
          return db.$count(deliveries, sql`state = 'delivered'`)
        },
        { timeout: 30_000 + count * 500 },
      )
      // After Zoom has registered somebody, they get their mail.
      .toBe(written + registered)
    await worker.stop()
    expect((await overview()).needs_you).toEqual({ value: 0, exact: true })

    const messageIds = smtp.mails.map(({ raw }) => /^Message-ID:\s*(\S+)/im.exec(raw.toString())?.[1])
    expect(new Set(messageIds).size).toBe(messageIds.length)
    const scored = Math.floor(count / 3)
    expect(messageIds).toHaveLength(written + registered - scored - registered)
    expect(sheets.rows).toHaveLength(scored)
    expect(new Set(sheets.rows.map(([id]) => id)).size).toBe(scored)
    expect(zoom.registrants).toHaveLength(registered)
    if (process.env['OUTAGE_SUBMISSIONS'] !== undefined)
      process.stdout.write(
        `${JSON.stringify({ count, deliveries: written + registered, mails: messageIds.length })}\n`,
      )
  },
)
