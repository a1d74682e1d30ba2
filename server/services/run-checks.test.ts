import { onTestFinished, expect, test } from 'vitest'
import { scoreTitles } from '#server/services/spreadsheet/score-titles'
import { forms } from '#domain/forms'
import { startSmtpStandIn } from '#server/services/mail/stand-in'
import { startModelStandIn } from '#server/services/model/stand-in'
import { sheetsSettings, startSheetsStandIn } from '#server/services/spreadsheet/stand-in'
import { startWebhookStandIn } from '#server/services/webhook/stand-in'
import { startZoomStandIn, zoomSettings } from '#server/services/zoom/stand-in'
import { connectStandIns } from '#test/connect-stand-ins'
import { runChecks } from './run-checks.ts'

async function started<StandIn extends { stop(): Promise<unknown> }>(starting: Promise<StandIn>) {
  const standIn = await starting
  onTestFinished(async () => void (await standIn.stop()))
  return standIn
}

test('skips every step of a service that is not connected', async () => {
  expect(await runChecks('spreadsheet', connectStandIns({}))).toEqual([
    { name: 'sign-in', state: 'skipped' },
    { name: 'read', state: 'skipped' },
    { name: 'write', state: 'skipped' },
  ])
})

test('tests a mail server by connecting and signing in, without sending mail', async () => {
  const smtp = await started(startSmtpStandIn({ credentials: { user: 'ada', password: 'right' } }))
  expect(await runChecks('mail', connectStandIns({ SMTP_URL: smtp.url }))).toEqual([
    { name: 'connect', state: 'done' },
    { name: 'sign-in', state: 'done' },
  ])
  const wrong = smtp.url.replace('right', 'wrong')
  expect(await runChecks('mail', connectStandIns({ SMTP_URL: wrong }))).toEqual([
    { name: 'connect', state: 'done' },
    { name: 'sign-in', state: 'failed', answer: expect.stringContaining('user name and password (535)') },
  ])
  expect(smtp.mails).toEqual([])
  await smtp.down()
  expect(await runChecks('mail', connectStandIns({ SMTP_URL: smtp.url }))).toEqual([
    { name: 'connect', state: 'failed', answer: 'The mail server could not be reached (ECONNREFUSED).' },
    { name: 'sign-in', state: 'skipped' },
  ])
})

test('tests a spreadsheet with a new token each time, and removes the row that it writes', async () => {
  const sheets = await started(startSheetsStandIn())
  const clients = connectStandIns(sheetsSettings(sheets))
  expect(await runChecks('spreadsheet', clients)).toEqual([
    { name: 'sign-in', state: 'done' },
    { name: 'read', state: 'done', answer: '“Leads 2026”, which is empty.' },
    {
      name: 'write',
      state: 'done',
      answer: 'The sheet was empty: the titles of the columns were written. A row was written and removed.',
    },
  ])
  expect(sheets.rows).toEqual([scoreTitles])
  expect(scoreTitles).toHaveLength(forms.scorecard.spreadsheetRow?.length ?? 0)
  sheets.rows.push(['lead-1', 'Ada'])
  expect(await runChecks('spreadsheet', clients)).toEqual([
    { name: 'sign-in', state: 'done' },
    { name: 'read', state: 'done', answer: '“Leads 2026”. Its first row: ID, Time, Name, Email, …' },
    { name: 'write', state: 'done', answer: 'A row was written and removed.' },
  ])
  expect(sheets.rows).toEqual([scoreTitles, ['lead-1', 'Ada']])
  expect(sheets.requests.filter((request) => request === 'POST /token')).toHaveLength(2)
  sheets.behave(403)
  expect(await runChecks('spreadsheet', clients)).toEqual([
    { name: 'sign-in', state: 'done' },
    { name: 'read', state: 'failed', answer: expect.stringContaining('Share it with the account') },
    { name: 'write', state: 'skipped' },
  ])
})

test('removes no other row: if rows were moved, the spreadsheet’s test reports that its row is left', async () => {
  const sheets = await started(startSheetsStandIn())
  sheets.rows.push(['ID', 'Time'], ['lead-1', 'Ada'])
  sheets.moveAfterAppend()
  const [, , written] = await runChecks('spreadsheet', connectStandIns(sheetsSettings(sheets)))
  expect(written).toMatchObject({ state: 'failed', answer: expect.stringContaining('could not be removed') })
  expect(sheets.rows.map(([id]) => id)).toEqual([expect.stringMatching(/^test-/), 'ID', 'lead-1'])
})

test('tests Zoom by reading registrations and meetings, without adding any', async () => {
  const zoom = await started(startZoomStandIn())
  expect(await runChecks('zoom', connectStandIns(zoomSettings(zoom)))).toEqual([
    { name: 'sign-in', state: 'done' },
    { name: 'read', state: 'done' },
    { name: 'meetings', state: 'done' },
  ])
  expect([...zoom.registrants, ...zoom.meetings]).toEqual([])
  const wrong = { ...zoomSettings(zoom), ZOOM_CLIENT_SECRET: 'wrong' }
  expect(await runChecks('zoom', connectStandIns(wrong))).toMatchObject([
    { state: 'failed' },
    { state: 'skipped' },
    { state: 'skipped' },
  ])
})

test('tests a webhook by posting a signed event without data', async () => {
  const webhook = await started(startWebhookStandIn())
  const given = { WEBHOOK_URL: webhook.url, WEBHOOK_SECRET: webhook.secret }
  expect(await runChecks('webhook', connectStandIns(given))).toEqual([{ name: 'post', state: 'done' }])
  expect(webhook.received.map(({ body }) => body)).toEqual([
    { type: 'connection.tested', timestamp: expect.any(String), data: {} },
  ])
  webhook.behave(404)
  expect(await runChecks('webhook', connectStandIns(given))).toEqual([
    {
      name: 'post',
      state: 'failed',
      answer: expect.stringContaining('has no webhook at this address (404)'),
    },
  ])
})

test('tests a model and returns its response', async () => {
  const model = await started(startModelStandIn())
  model.behave('ok', { text: 'OK' })
  const given = { AI_BASE_URL: model.url, AI_MODEL: 'stand-in', AI_API_KEY: 'a secret of the tests' }
  const [step] = await runChecks('model', connectStandIns(given))
  expect(step).toMatchObject({ name: 'answer', state: 'done', answer: 'OK' })
  model.behave(500)
  expect(await runChecks('model', connectStandIns(given))).toMatchObject([{ state: 'failed' }])
})
