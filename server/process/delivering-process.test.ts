import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectDatabase } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'
import { scorecardSubmissions } from '#server/db/schema/scorecard-submissions'
import { type SmtpStandIn, startSmtpStandIn } from '#server/services/mail/stand-in'
import { sheetsSettings, type SheetsStandIn, startSheetsStandIn } from '#server/services/spreadsheet/stand-in'
import { startWebhookStandIn, type WebhookStandIn } from '#server/services/webhook/stand-in'
import { startZoomStandIn, type ZoomStandIn, zoomSettings } from '#server/services/zoom/stand-in'
import { exampleAnswers } from '#test/examples'
import { type ServerProcess, startServerProcess } from '#test/server-process'

// Runs the program with every outside service on the embedded database; each delivery kind's own tests cover every
// fault.

const owner = { email: 'ada@mendline.example', password: 'eleven quiet harbours' }
const limit = { timeout: 90_000 }
const until = <Result>(claim: () => Result | Promise<Result>) => vi.waitFor(claim, limit)

let smtp: SmtpStandIn
let sheets: SheetsStandIn
let zoom: ZoomStandIn
let automation: WebhookStandIn
let site: ServerProcess
beforeAll(async () => {
  smtp = await startSmtpStandIn({ credentials: { user: 'site', password: 'p@ss/word' } })
  sheets = await startSheetsStandIn()
  zoom = await startZoomStandIn()
  automation = await startWebhookStandIn()
  site = await startServerProcess({
    env: {
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      OWNER_EMAIL: 'owner@example.com',
      ALLOWED_PRIVATE_HOSTS: '127.0.0.1',
      SMTP_URL: smtp.url,
      ...sheetsSettings(sheets),
      ...zoomSettings(zoom),
    },
  })
})
afterAll(async () => {
  await site.kill()
  await Promise.all([smtp.stop(), sheets.stop(), zoom.stop(), automation.stop()])
})

async function call(name: string, input: object, token?: string) {
  const answer = await fetch(`${site.url}${name.startsWith('/') ? name : `/functions/v1/${name}`}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(input),
  })
  const text = await answer.text()
  expect(answer.status, text).toBe(200)
  return JSON.parse(text) as Record<string, unknown>
}

let visitors = 0
const newAddress = () => `visitor-${(visitors += 1)}@example.com`
const taken: string[] = []

/** Sends a scorecard as the quiz does: twice, under one id. */
async function takeQuiz(): Promise<string> {
  const email = newAddress()
  taken.push(email)
  const sent = { score: 14, submissionId: randomUUID(), formData: { ...exampleAnswers, email } }
  expect(await call('send-score-email', sent)).toMatchObject({ data: { score: 14 } })
  expect(await call('send-to-sheets', { ...sent, costOfInaction: 10_500 })).toMatchObject({
    data: { score: 14 },
  })
  return email
}

async function register() {
  const email = newAddress()
  const answer = await call('register-workshop', { name: 'Ada', email, company: 'Example Works' })
  return { email, answer }
}

const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to.includes(address))
const rowsOf = (address: string) => sheets.rows.filter((row) => row.includes(address))
const registrantsOf = (address: string) => zoom.registrants.filter(({ email }) => email === address)
const logged = (msg: string, kind: string) =>
  site.logLines.filter((line) => line['msg'] === msg && line['kind'] === kind).length

/** Zoom has the person once in the end, and they have one mail, with their link. */
async function expectRegisteredOnce(email: string) {
  await until(() => expect(mailsTo(email)).toHaveLength(1))
  expect(registrantsOf(email)).toHaveLength(1)
  const mail = (await smtp.parsedMails()).find(({ to }) => to?.[0]?.address === email)
  expect(mail?.text).toContain(registrantsOf(email)[0]?.join_url)
  expect(zoom.callsFor(email)).toBe(1)
}

test('a scorecard sends one mail and adds one row', async () => {
  const email = await takeQuiz()
  await until(() => expect([mailsTo(email), rowsOf(email)].map(({ length }) => length)).toEqual([1, 1]))
  expect(rowsOf(email)[0]).toEqual(
    expect.arrayContaining(['Ada Example', email, 'tech', 'small', 14, 'The System Architect', 10_500]),
  )
})

test('with mail and spreadsheet down the visitor gets the score, and mail and row are delivered later', async () => {
  await Promise.all([smtp.down(), sheets.down()])
  const email = await takeQuiz()
  for (const kind of ['score-mail', 'score-row'])
    await until(() => expect(logged('delivery attempt failed', kind)).toBeGreaterThan(0))
  await Promise.all([smtp.up(), sheets.up()])
  await until(() => expect([mailsTo(email), rowsOf(email)].map(({ length }) => length)).toEqual([1, 1]))
})

test('retries after a lost acceptance add one row, and send mails with the same Message-ID', async () => {
  smtp.behave('die-after-accepting')
  sheets.behave('die-after-accepting')
  const kinds = ['score-mail', 'score-row']
  const before = kinds.map((kind) => logged('delivered', kind))
  const email = await takeQuiz()
  // Wait for two accepted mails: a connection that was open before may fail without having accepted anything.
  await until(() => {
    expect(mailsTo(email).length).toBeGreaterThan(1)
    expect(rowsOf(email)).toHaveLength(1)
  })
  smtp.behave('accept')
  sheets.behave('ok')
  await until(() =>
    expect(kinds.map((kind) => logged('delivered', kind))).toEqual(before.map((count) => count + 1)),
  )
  expect(rowsOf(email)).toHaveLength(1)
  const ids = mailsTo(email).map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw.toString())?.[1])
  expect(ids.length).toBeGreaterThan(1)
  expect(new Set(ids).size).toBe(1)
})

test('a registration’s response confirms the Zoom meeting, and a mail has the personal link', async () => {
  const { email, answer } = await register()
  expect(answer).toEqual({ data: { status: 'registered', meeting: 'confirmed' } })
  await expectRegisteredOnce(email)
})

test('with Zoom down a registration responds as pending, and the link is mailed later', async () => {
  await zoom.down()
  const { email, answer } = await register()
  expect(answer).toEqual({ data: { status: 'registered', meeting: 'pending' } })
  await zoom.up()
  await expectRegisteredOnce(email)
})

test('when Zoom dies after accepting, the person is registered once', async () => {
  zoom.behave('die-after-accepting', { of: 'writes' })
  const { email, answer } = await register()
  expect(answer).toEqual({ data: { status: 'registered', meeting: 'pending' } })
  zoom.behave('ok')
  await expectRegisteredOnce(email)
})

test('when Zoom does not respond, a registration still responds as pending', async () => {
  zoom.behave('stall')
  const { answer } = await register()
  zoom.behave('ok')
  expect(answer).toEqual({ data: { status: 'registered', meeting: 'pending' } })
})

test('a webhook gets each submission once the owner has set it, and the office reads why one fails', async () => {
  const { host, pathname } = new URL(automation.url)
  const signedIn = await call('/auth/v1/token?grant_type=password', owner)
  const token = String(signedIn['access_token'])
  const sink = async () => {
    const { data } = (await call('list-sinks', {}, token)) as { data: { name: string }[] }
    return data.find(({ name }) => name === 'webhook')
  }
  // The webhook gets submissions only from the time when it is set; earlier ones do not wait for it.
  expect(await sink()).toMatchObject({ connected: false, counts: { not_connected: 0, waits: 0 } })
  const changes = [
    { name: 'WEBHOOK_URL', value: automation.url, updatedAt: null },
    { name: 'WEBHOOK_SECRET', value: automation.secret, updatedAt: null },
  ]
  const saved = await call('save-settings', { changes }, token)
  expect(JSON.stringify(saved)).not.toContain(pathname)
  await until(async () =>
    expect(await sink()).toMatchObject({
      connected: true,
      card: { title: 'Webhook', on: 'Every submission is posted to your automation.' },
    }),
  )

  const lead = { name: 'Ada Example', email: newAddress(), company: 'Example Engines' }
  await call('subscribe-contact', lead)
  await until(() =>
    expect(automation.received.map(({ body }) => body)).toMatchObject([
      { type: 'contact.requested', data: { contact: lead, answers: lead } },
    ]),
  )

  automation.behave(404)
  await call('subscribe-contact', lead)
  const waiting = { filters: { view: 'waits', service: 'webhook' } }
  const listed = await until(async () => {
    const found = JSON.stringify(await call('list-deliveries', waiting, token))
    expect(found).toContain(`${host} has no webhook at this address (404).`)
    return found
  })
  expect(listed).toContain('Ada Example')
  expect(listed).not.toContain(pathname)
  automation.behave('ok')
  await until(() => expect(automation.received).toHaveLength(2))
  expect(JSON.stringify(site.logLines)).not.toContain(pathname)
})

test('each scorecard is stored once, with one delivery of each kind', async () => {
  expect(await site.stop()).toBe(0)
  const database = await connectDatabase({ databaseUrl: undefined, dataDir: site.dataDir })
  const submissions = await database.db.select().from(scorecardSubmissions)
  const ledger = await database.db.select().from(deliveries)
  await database.close()
  const stored = submissions.map(({ email, score }) => ({ email, score }))
  expect(stored).toHaveLength(taken.length)
  expect(stored).toEqual(expect.arrayContaining(taken.map((email) => ({ email, score: 14 }))))
  for (const { id } of submissions) {
    const own = ledger.filter(({ dedupe_key }) => dedupe_key.endsWith(id))
    // The owner's notice may still wait for its next attempt: no test waited for it.
    expect(own.filter(({ kind }) => kind === 'owner-notice')).toHaveLength(1)
    const toOthers = own.filter(({ kind }) => kind !== 'owner-notice')
    expect(toOthers.map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
      'score-mail delivered',
      'score-row delivered',
    ])
  }
})
