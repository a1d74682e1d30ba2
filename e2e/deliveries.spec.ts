import { sheetsSettings, type SheetsStandIn, startSheetsStandIn } from '#server/services/spreadsheet/stand-in'
import { type SmtpStandIn, startSmtpStandIn } from '#server/services/mail/stand-in'
import { connectDatabase } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'
import { scorecardSubmissions } from '#server/db/schema/scorecard-submissions'
import { expect, test as base } from './fixtures.ts'
import { newAddress, openResults } from './quiz.ts'

interface Outside {
  smtp: SmtpStandIn
  sheets: SheetsStandIn
}

const test = base.extend<object, { mailAccount: { user: string; password: string }; outside: Outside }>({
  mailAccount: [
    { user: 'site', password: 'p@ss/word' },
    { scope: 'worker', option: true },
  ],
  outside: [
    async ({ mailAccount }, use) => {
      const smtp = await startSmtpStandIn({ credentials: mailAccount })
      const sheets = await startSheetsStandIn()
      await use({ smtp, sheets })
      await Promise.all([smtp.stop(), sheets.stop()])
    },
    { scope: 'worker' },
  ],
  serverEnv: async ({ outside: { smtp, sheets } }, use) =>
    use({
      SMTP_URL: smtp.url,
      OWNER_EMAIL: 'owner@example.com',
      ...sheetsSettings(sheets),
    }),
})

// One after another, on one server: what the outside does belongs to one test at a time.
test.describe.configure({ mode: 'default' })

const mailsTo = ({ smtp }: Outside, address: string) => smtp.mails.filter(({ to }) => to.includes(address))
const rowsOf = ({ sheets }: Outside, address: string) => sheets.rows.filter((row) => row.includes(address))
const taken: string[] = []

function takenBy(): string {
  const email = newAddress()
  taken.push(email)
  return email
}

test('sends one mail and adds one row', async ({ page, outside }) => {
  const email = takenBy()
  await openResults(page, email)
  await expect.poll(() => mailsTo(outside, email).length).toBe(1)
  await expect.poll(() => rowsOf(outside, email).length).toBe(1)
  expect(rowsOf(outside, email)[0]).toEqual(
    expect.arrayContaining(['Ada Example', email, 'tech', 'small', 14, 'The System Architect', 10_500]),
  )
})

test('with both services down the visitor sees the results, and both arrive later', async ({
  page,
  site,
  outside,
}) => {
  const email = takenBy()
  await Promise.all([outside.smtp.down(), outside.sheets.down()])
  const failed = (kind: string) =>
    site.logLines.filter((line) => line['msg'] === 'delivery attempt failed' && line['kind'] === kind).length
  await openResults(page, email)
  await expect(page.getByRole('region', { name: 'Your score' })).toContainText('14 out of 27')
  await expect.poll(() => Math.min(failed('score-mail'), failed('score-row'))).toBeGreaterThan(0)
  await Promise.all([outside.smtp.up(), outside.sheets.up()])
  await expect.poll(() => mailsTo(outside, email).length).toBe(1)
  await expect.poll(() => rowsOf(outside, email).length).toBe(1)
})

test('services that fail after accepting get one row, and mails with one Message-ID', async ({
  page,
  site,
  outside,
}) => {
  const email = takenBy()
  outside.smtp.behave('die-after-accepting')
  outside.sheets.behave('die-after-accepting')
  const delivered = (kind: string) =>
    site.logLines.filter((line) => line['msg'] === 'delivered' && line['kind'] === kind).length
  const before = { mails: delivered('score-mail'), rows: delivered('score-row') }
  await openResults(page, email)
  await expect.poll(() => mailsTo(outside, email).length).toBe(1)
  await expect.poll(() => rowsOf(outside, email).length).toBe(1)
  outside.smtp.behave('accept')
  outside.sheets.behave('ok')
  await expect.poll(() => delivered('score-mail')).toBe(before.mails + 1)
  await expect.poll(() => delivered('score-row')).toBe(before.rows + 1)
  expect(rowsOf(outside, email)).toHaveLength(1)
  const ids = mailsTo(outside, email).map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw.toString())?.[1])
  expect(ids.length).toBeGreaterThan(1)
  expect(new Set(ids).size).toBe(1)
})

test('each submission is stored once, with one delivery of each kind', async ({ site }) => {
  expect(await site.stop()).toBe(0)
  const database = await connectDatabase({ databaseUrl: undefined, dataDir: site.dataDir })
  const submissions = await database.db.select().from(scorecardSubmissions)
  const ledger = await database.db.select().from(deliveries)
  await database.close()
  expect(submissions.map(({ email, score }) => ({ email, score })).toSorted(byEmail)).toEqual(
    taken.map((email) => ({ email, score: 14 })).toSorted(byEmail),
  )
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
  expect(ledger).toHaveLength(3 * taken.length)
})

function byEmail(one: { email: string }, other: { email: string }): number {
  return one.email.localeCompare(other.email)
}
