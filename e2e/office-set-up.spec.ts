import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import PostalMime from 'postal-mime'
import { readinessCopy, readinessItems } from '#content/office/readiness'
import { setUpCopy as copy } from '#content/office/set-up'
import { settingsCopy } from '#content/office/settings'
import { roleTexts, teamCopy } from '#content/office/team'
import { youCopy } from '#content/office/you'
import { authCopy } from '#content/pages/auth'
import { invitationCopy } from '#content/pages/invitation'
import { serviceWords } from '#content/services/index'
import { type SmtpStandIn, startSmtpStandIn } from '#server/services/mail/stand-in'
import { scoreTitles } from '#server/services/spreadsheet/score-titles'
import { sheetsSettings, startSheetsStandIn } from '#server/services/spreadsheet/stand-in'
import { startDnsStandIn } from '#test/dns-stand-in'
import { startServerProcess } from '#test/server-process'
import { expectAccessible } from './expect-accessible.ts'
import { untilHydrated } from './fixtures.ts'
import { openResults } from './quiz.ts'
import { totpCodes } from './totp-code.ts'

const owner = { email: 'ada@acme.test', password: 'eleven quiet harbours' }
const colleague = { email: 'bob@acme.test', password: 'four kettles on a green shelf' }
const sender = { user: 'site', password: 'a password of the mail server' }

test('an owner sets up an empty site in the office alone: mail, a sheet, a colleague and a test lead', async ({
  browser,
}) => {
  test.slow()
  const [smtp, sheet, dns] = await Promise.all([
    startSmtpStandIn({ credentials: sender }),
    startSheetsStandIn(),
    startDnsStandIn(),
  ])
  const { GOOGLE_SHEETS_API_URL, GOOGLE_TOKEN_URL } = sheetsSettings(sheet)
  const site = await startServerProcess({
    env: {
      ALLOWED_PRIVATE_HOSTS: '127.0.0.1',
      DNS_SERVERS: dns.address,
      // The stand-in's addresses come from the environment, because the screens know only Google's.
      GOOGLE_SHEETS_API_URL,
      GOOGLE_TOKEN_URL,
    },
  })
  const options = { baseURL: site.url, reducedMotion: 'reduce' } as const
  const [owners, colleagues] = await Promise.all([browser.newContext(options), browser.newContext(options)])
  try {
    const page = await owners.newPage()
    await expect.poll(site.printed).toContain('#set-up=')
    await page.goto(/\/auth#set-up=\S+/.exec(site.printed())?.[0] ?? '')
    await untilHydrated(page)
    // The set-up link's form replaces the sign-in form.
    await expect(page.getByRole('button', { name: 'Create admin' })).toBeVisible()
    await page.getByLabel('Email').fill(owner.email)
    await page.locator('[name=password]').fill(owner.password)
    await page.getByRole('button', { name: 'Create admin' }).click()
    await expect(page).toHaveURL('/admin/set-up')

    await fillInBusiness(page)
    await connectMail(page, smtp)
    await proveAddress(page, smtp)
    await connectSheet(page, sheet)
    expect(sheet.rows).toEqual([[...scoreTitles]])
    await followTestLead(page, owners)
    expect(sheet.rows).toHaveLength(2)
    expect(sheet.rows[1]).toContain(owner.email)
    const recipients = smtp.mails.flatMap(({ to }) => to)
    expect(new Set(recipients)).toEqual(new Set([owner.email]))

    await inviteColleague(page)
    const invitation = await mailTo(smtp, colleague.email, /\/auth#invitation=\S+/)
    await joinWithSecondFactor(await colleagues.newPage(), invitation)
    const member = page.getByRole('main').getByRole('listitem').filter({ hasText: colleague.email })
    await expect(member.getByRole('combobox')).toHaveValue('editor')

    // Open items are listed, and completed ones are not.
    await page.goto('/admin/set-up')
    const left = page.getByRole('region', { name: readinessCopy.title })
    const item = (id: keyof typeof readinessItems) =>
      left.getByRole('listitem').filter({
        has: page.getByRole('heading', { name: readinessItems[id].title, exact: true }),
      })
    await expect(item('two-step')).toContainText('One owner signs in with a password alone.')
    for (const id of ['mail', 'owner-address', 'company'] as const) await expect(item(id)).toHaveCount(0)
    await item('two-step').getByRole('link', { name: 'Turn it on' }).click()
    await expect(page).toHaveURL('/admin/settings/you')

    const html = await (await owners.request.get('/privacy')).text()
    expect(html).toContain('Acme Repairs')
    expect(html).toContain('1 Main Street')
  } finally {
    await Promise.all([owners.close(), colleagues.close()])
    await site.stop()
    await Promise.all([smtp.stop(), sheet.stop(), dns.stop()])
  }
})

const stepsOf = (page: Page) => page.getByRole('main').getByRole('navigation', { name: copy.steps })
const openStep = (page: Page, name: string) => stepsOf(page).getByRole('link', { name, exact: true }).click()
const expectDone = (page: Page, name: string) =>
  expect(stepsOf(page).getByRole('listitem').filter({ hasText: name })).toContainText(copy.state.done)

/** The form of the step's settings, which is open until it has been saved. */
async function openForm(page: Page, title: string): Promise<Locator> {
  const form = page.getByRole('form', { name: title })
  await expect(form).toBeVisible()
  return form
}

async function save(form: Locator): Promise<void> {
  await form.getByRole('button', { name: settingsCopy.save, exact: true }).click()
  await expect(form).toBeHidden()
}

async function fillInBusiness(page: Page): Promise<void> {
  const company = page.getByRole('form', { name: copy.company.title })
  await company.getByLabel(copy.company.name).fill('Acme Repairs')
  await company.getByLabel(copy.company.address).fill('1 Main Street\nPortland, OR 97201')
  await company.getByLabel(copy.company.email).fill('nobody')
  await company.getByRole('button', { name: copy.company.save }).click()
  await expect(company.getByText('is no email address')).toBeVisible()
  await company.getByLabel(copy.company.email).fill(owner.email)
  await company.getByRole('button', { name: copy.company.save }).click()
  await expectDone(page, 'Business')
  await expectAccessible(page, 'set-up', { widths: [360, 1280] })
  await page.getByRole('main').getByRole('link', { name: copy.next }).click()
}

async function connectMail(page: Page, smtp: SmtpStandIn): Promise<void> {
  const form = await openForm(page, serviceWords.mail.name)
  await form.getByLabel('Provider').selectOption('other')
  await form.getByLabel('Server').fill('127.0.0.1')
  await form.getByLabel('Port').fill(String(smtp.port))
  await form.getByLabel('User name').fill(sender.user)
  await form.getByLabel('Password').fill(sender.password)
  await form.getByLabel('Sender').fill(owner.email)
  await save(form)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: copy.mail.send }).click()
  const link = await mailTo(smtp, owner.email, /\/admin\/set-up\?\S+/)
  await expect(main.getByText('v=DMARC1; p=none;')).toBeVisible()
  await expectAccessible(page, 'the mail step', { widths: [360, 1280] })
  await page.goto(link)
  await expectDone(page, 'Mail')
  expect(new URL(page.url()).searchParams.has('proof')).toBe(false)
}

async function proveAddress(page: Page, smtp: SmtpStandIn): Promise<void> {
  await openStep(page, 'Alerts')
  const form = await openForm(page, serviceWords.owner.name)
  await form.getByLabel('Your email address').fill(owner.email)
  await save(form)
  const before = smtp.mails.length
  await page.getByRole('main').getByRole('button', { name: copy.mail.send }).click()
  await page.goto(await mailTo(smtp, owner.email, /\/admin\/set-up\?\S+/, before))
  await expectDone(page, 'Alerts')
}

async function connectSheet(
  page: Page,
  { spreadsheetId, serviceAccountJson }: { spreadsheetId: string; serviceAccountJson: string },
): Promise<void> {
  await openStep(page, 'Sheet')
  const { name, form: words, checks } = serviceWords.spreadsheet
  const form = await openForm(page, name)
  await form
    .getByLabel(new RegExp(`^${words.fields.GOOGLE_SHEETS_ID.label}`))
    .fill(`https://docs.google.com/spreadsheets/d/${spreadsheetId}/edit#gid=0`)
  await form.getByLabel(words.fields.GOOGLE_SERVICE_ACCOUNT_JSON.label).fill(serviceAccountJson)
  await save(form)
  const main = page.getByRole('main')
  for (const check of Object.values(checks))
    await expect(main.getByText(`${check}: ${settingsCopy.tested.done}`)).toBeVisible()
  await expect(main.getByText('The sheet was empty: the titles of the columns were written.')).toBeVisible()
  await expectDone(page, 'Sheet')
}

/** Submits the owner's own scorecard and waits until every connected station has delivered it. */
async function followTestLead(page: Page, context: BrowserContext): Promise<void> {
  await openStep(page, 'Test')
  const main = page.getByRole('main')
  await expect(main.getByText(copy.test.none)).toBeVisible()
  await openResults(await context.newPage(), owner.email)
  await expect(main.getByText(copy.test.stored, { exact: true })).toBeVisible()
  const { mail, owner: alert, spreadsheet, webhook } = copy.test.stations
  for (const { name } of [mail, alert, spreadsheet])
    await expect(main.getByText(`${name}: Delivered`)).toBeVisible({ timeout: 60_000 })
  await expect(main.getByText(`${webhook.name}: ${copy.test.off}`)).toBeVisible()
}

async function inviteColleague(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('navigation', { name: settingsCopy.parts }).getByRole('link', { name: 'Team' }).click()
  const form = page.getByRole('form', { name: teamCopy.invite.title })
  await form.getByLabel(teamCopy.invite.email).fill(colleague.email)
  await form.getByRole('radio', { name: roleTexts.editor }).check()
  await form.getByRole('button', { name: teamCopy.invite.submit }).click()
}

/** Joins by the link, adds an authenticator app, and signs in with its code. */
async function joinWithSecondFactor(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await untilHydrated(page)
  await expect(page.getByLabel(invitationCopy.newPassword)).toBeVisible()
  await expectAccessible(page, 'accepting an invitation')
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByLabel(invitationCopy.newPassword).fill(colleague.password)
  await page.getByRole('button', { name: invitationCopy.submit }).click()
  await expect(page).toHaveURL('/admin')
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('navigation', { name: settingsCopy.parts }).getByRole('link', { name: 'You' }).click()

  const app = page.getByRole('region', { name: youCopy.app.title, exact: true })
  await app.getByRole('button', { name: youCopy.app.start }).click()
  await expect(app.getByRole('img', { name: youCopy.app.qr })).toBeVisible()
  const nextCode = totpCodes((await app.locator('.you__key').textContent()) ?? '')
  await app.getByLabel(youCopy.app.code).fill(nextCode())
  await app.getByRole('button', { name: youCopy.app.turnOn }).click()
  await expect(app.getByRole('listitem')).toContainText(youCopy.app.name)

  // Simulates another browser, which has no session.
  await page.evaluate(() => localStorage.clear())
  await page.goto('/admin')
  await untilHydrated(page)
  await page.getByLabel('Email').fill(colleague.email)
  await page.locator('[name=password]').fill(colleague.password)
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(authCopy.headline['second-step'])
  await page.getByLabel(authCopy.secondStep.code).fill(nextCode())
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/admin')
}

/** Waits for a mail to `address` after the first `before` mails, and returns the link in the newest one. */
async function mailTo(smtp: SmtpStandIn, address: string, link: RegExp, before = 0): Promise<string> {
  const found = async () => {
    const mail = smtp.mails.slice(before).findLast(({ to }) => to.includes(address))
    const { text = '' } = mail ? await PostalMime.parse(mail.raw) : {}
    return link.exec(text)?.[0] ?? ''
  }
  await expect.poll(found, { timeout: 60_000 }).not.toBe('')
  return found()
}
