import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { exportRefusal } from '#content/office/export-refusal'
import { officeScreens } from '#content/office/frame'
import { privacySettingsCopy } from '#content/office/privacy'
import { settingScreens } from '#content/office/setting-screens'
import { settingParts, settingsCopy } from '#content/office/settings'
import { setUpSteps } from '#content/office/set-up'
import { roleTexts, teamCopy } from '#content/office/team'
import { youCopy } from '#content/office/you'
import { sampleCaseStudies } from '#content/pages/parts/case-studies'
import { putDeliveries } from '#scripts/seed/put-deliveries'
import { putLeads } from '#scripts/seed/put-leads'
import { runCommand } from '#server/cli/run-command'
import { connectDatabase } from '#server/db/connect'
import { migrateDatabase } from '#server/db/migrate'
import type { ServerProcess } from '#test/server-process'
import { expectAccessible } from './expect-accessible.ts'
import { expectNothingCovered } from './expect-nothing-covered.ts'
import { expect, test } from './fixtures.ts'
import { newAddress } from './quiz.ts'
import { officeEnv, officeOwner, openOffice } from './sign-in-office.ts'

/** More leads than a page of a list has, and deliveries of every state. */
async function prepareData(dataDir: string): Promise<void> {
  const database = await connectDatabase({ databaseUrl: undefined, dataDir })
  await migrateDatabase(database)
  await putLeads(database, { count: 60, entries: 1 })
  await putDeliveries(database)
  await database.close()
}
// Playwright would call a bare function as the fixture itself, so a fixture passes it on.
test.use({
  // Settings from the environment have no form, so only the owner is set here.
  serverEnv: officeEnv,
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here.
  prepareData: async ({}, use) => use(prepareData),
})
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const settingsPaths = [
  ...settingScreens.map(({ path }) => path),
  ...setUpSteps.map((step) => `/admin/set-up?step=${step}`),
]
const allWidths = [320, 390, 768, 1280, 1920]

/** With OFFICE_WIDTHS=all every width, light and dark; otherwise the ends of the range. */
const looks =
  process.env['OFFICE_WIDTHS'] === 'all'
    ? allWidths.map((width) => ({ widths: [width], schemes: ['light', 'dark'] as const }))
    : [
        { widths: [320], schemes: ['dark'] as const },
        { widths: [1920], schemes: ['light'] as const },
      ]
/** The folder for screenshots; without it none are taken. */
const pictures = process.env['OFFICE_PICTURES']

async function open(page: Page, path: string): Promise<void> {
  // The previous screen ended at a phone's width, which has a dock instead of the navigation.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 }), path).toHaveText(/[a-z]/)
  if (settingsPaths.includes(path))
    await expect(main.getByRole('heading', { level: 2 }).first(), path).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Back office' }), path).toBeAttached()
  await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0)
}

async function takePictures(page: Page, path: string): Promise<void> {
  if (pictures === undefined) return
  const name = path.replace('/admin/', '').replaceAll(/[^\w-]+/g, '-')
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: join(pictures, `${name}-${width}-${colorScheme}.png`), fullPage: true })
  }
}

/** Hides fixed elements, which cover the screen on purpose. */
const removeWhatFloats = (page: Page) =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('.dock, .bar, .skip'))
      each.style.display = 'none'
  })

/** Runs in the page. Returns the fields below 16 px, into which iOS zooms. */
const zoomedFields = () =>
  Array.from(
    document.querySelectorAll('input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea'),
    (field) => `${field.outerHTML.slice(0, 120)} ${getComputedStyle(field).fontSize}`,
  ).filter((described) => Number.parseFloat(described.split(' ').at(-1) ?? '') < 16)

test('office screens pass axe and have no sideways scroll, 16 px fields on touch, no covered text in forced colors', async ({
  page,
  site,
}) => {
  test.slow()
  await openOffice(page, site)
  const devtools = await page.context().newCDPSession(page)
  const emulateTouch = (enabled: boolean) => devtools.send('Emulation.setTouchEmulationEnabled', { enabled })
  const firstRow = async (path: string) => {
    await page.goto(path)
    return (await page.locator('[data-row-link]').first().getAttribute('href')) ?? ''
  }
  const screens = [
    ...officeScreens.flat().map(({ path }) => path),
    '/admin/calls/hours',
    '/admin/leads/new',
    '/admin/leads/import',
    await firstRow('/admin/leads'),
    '/admin/forms?view=received',
    await firstRow('/admin/deliveries?view=delivered'),
    `/admin/case-studies/${sampleCaseStudies[0].id}`,
    ...settingsPaths,
  ]
  for (const path of new Set(screens)) {
    await open(page, path)
    await takePictures(page, path)
    for (const look of looks) await expectAccessible(page, path, look)
    for (const width of allWidths) {
      await page.setViewportSize({ width, height: 800 })
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${path}, ${width} px`)
        .toBe(width)
    }
    await emulateTouch(true)
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
    expect.soft(await page.evaluate(zoomedFields), path).toEqual([])
    await emulateTouch(false)
    if (!settingsPaths.includes(path)) continue
    await page.emulateMedia({ forcedColors: 'active' })
    await removeWhatFloats(page)
    await expectNothingCovered(page, path)
    await page.emulateMedia({ forcedColors: 'none' })
  }

  // In forced colors only the current view is marked.
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/admin/leads')
  const others = page.getByRole('navigation', { name: 'Views of the leads' }).locator('a:not([aria-current])')
  await expect(others.first()).toBeVisible()
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const marks = await others.evaluateAll((all) => all.map((each) => getComputedStyle(each).borderBottomColor))
  expect(new Set(marks)).toEqual(new Set([paper]))
})

/** Adds an editor with an authenticator app, and returns the email address. */
async function addProtectedEditor(page: Page, site: ServerProcess): Promise<string> {
  const email = newAddress()
  const { password } = officeOwner
  await runCommand({ databaseUrl: undefined, dataDir: site.dataDir }, 'make-admin', {
    email,
    password,
    role: 'editor',
  })
  const session = await page.request.post('/auth/v1/token?grant_type=password', { data: { email, password } })
  const { access_token } = (await session.json()) as { access_token: string }
  const post = async <Answer>(action: string, data: object) => {
    const headers = { authorization: `Bearer ${access_token}` }
    const answer = await page.request.post(`/auth/v1/factors${action}`, { data, headers })
    expect(answer.status()).toBe(200)
    return (await answer.json()) as Answer
  }
  const factor = await post<{ id: string; totp: { secret: string } }>('', { factor_type: 'totp' })
  const challenge = await post<{ id: string }>(`/${factor.id}/challenge`, {})
  const code = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate()
  await post(`/${factor.id}/verify`, { challenge_id: challenge.id, code })
  return email
}

test('settings forms, confirmation dialogs and a viewer’s screens have no axe violations', async ({
  page,
  site,
  browser,
}) => {
  test.slow()
  await openOffice(page, site)
  for (const [part, { groups }] of Object.entries(settingParts)) {
    for (const { title } of Object.values(groups)) {
      await open(page, `/admin/settings/${part}`)
      await page.getByRole('button', { name: new RegExp(`^(Set up|Change) ${title}$`) }).click()
      const form = page.getByRole('form', { name: title })
      await expect(form).toBeVisible()
      await takePictures(page, `/admin/settings/${part}-${title}`)
      // Axe measures a target that is scrolled below the bar as covered.
      await page.evaluate(() => scrollTo(0, 0))
      await expectAccessible(page, title, { widths: [390], schemes: ['light'] })
    }
  }

  const wide = () => page.setViewportSize({ width: 1280, height: 800 })
  const look = { widths: [360, 1280], schemes: ['light'] } as const
  const dialog = page.getByRole('alertdialog')
  const email = await addProtectedEditor(page, site)
  await open(page, '/admin/settings/team')
  await wide()
  const rowOf = (address: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: address }).first()
  await rowOf(email).getByRole('button', { name: teamCopy.reset.confirm }).click()
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'the question before a reset', look)
  await wide()
  await page.keyboard.press('Escape')
  const form = page.getByRole('form', { name: teamCopy.invite.title })
  await form.getByLabel(teamCopy.invite.email).fill(newAddress())
  await form.getByRole('radio', { name: roleTexts.editor }).check()
  await form.getByRole('button', { name: /invitation/ }).click()
  await expect(page.getByRole('textbox', { name: teamCopy.link.label })).toBeFocused()
  await expectAccessible(page, 'the team with a second step, an invitation and a link to pass on')

  const words = { testimonial: 'It holds.', category: 'business-coaching' }
  const person = { name: 'Ada Lund', email: newAddress(), company: 'Lund & Co.' }
  for (const [name, data] of [
    ['submit-testimonial', { ...words, name: 'Heidi', consent: true }],
    ['submit-testimonial', { ...words, name: 'Ada Lund', email: person.email }],
  ] as const)
    expect((await page.request.post(`/functions/v1/${name}`, { data })).status()).toBe(200)
  await open(page, '/admin/testimonials')
  await wide()
  await expectAccessible(page, 'pending testimonials', { widths: [360, 1280] })
  await wide()
  await page.getByRole('listitem', { name: 'Ada Lund' }).getByRole('button', { name: /^Ask/ }).click()
  await expect(
    page.getByRole('listitem', { name: 'Ada Lund' }).getByRole('button', { name: 'Ask again' }),
  ).toBeVisible()
  await expectAccessible(page, 'an author who was asked', { schemes: ['light'] })
  await wide()
  await page.getByRole('listitem', { name: 'Heidi' }).getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'the question before a testimonial is deleted', {
    widths: [360],
    schemes: ['light'],
  })
  await wide()
  await page.keyboard.press('Escape')
  await page.getByRole('listitem', { name: 'Heidi' }).getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('tab', { name: 'Approved' }).click()
  await expect(page.getByRole('listitem', { name: 'Heidi' })).toBeVisible()
  await expectAccessible(page, 'approved testimonials', { widths: [1280], schemes: ['dark'] })

  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' })
  const viewer = await context.newPage()
  // Few rows, because axe measures a link that is half below the bar of the chosen as too small.
  await openOffice(viewer, site, '/admin/leads?view=everyone&q=Rushberg', 'viewer')
  await viewer
    .getByRole('checkbox', { name: /^Choose / })
    .nth(1)
    .check()
  await expect(viewer.getByText(exportRefusal)).toBeVisible()
  await expectAccessible(viewer, 'leads chosen by a viewer', { widths: [360, 1280] })
  await viewer.goto('/admin/testimonials')
  await expect(viewer.getByRole('listitem', { name: 'Ada Lund' })).toBeVisible()
  await expectAccessible(viewer, 'the testimonials of a viewer', { widths: [360], schemes: ['light'] })
  await viewer.goto('/case-studies?admin=true')
  await viewer.mouse.move(100, 100)
  await viewer.getByRole('button', { name: 'Show Case Study Manager' }).click()
  await expect(viewer.locator('.desk__study')).not.toHaveCount(0)
  await expectAccessible(viewer, 'the case studies of a viewer', { widths: [1280], schemes: ['light'] })
  await context.close()
})

const alerts = youCopy.alerts

/** Presses Tab until an element has the focus. */
async function tabTo(
  page: Page,
  name: string | RegExp,
  role: 'button' | 'checkbox' | 'link' | 'textbox',
): Promise<void> {
  const target = page.getByRole('main').getByRole(role, { name }).first()
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${name}`)
}

test('alerts and retention are changed by keyboard alone, and the privacy page shows the new retention', async ({
  page,
  site,
}) => {
  await openOffice(page, site, '/admin/settings/alerts')
  await expect(page.getByRole('heading', { name: alerts.yours })).toBeVisible()
  await tabTo(page, /^Every new submission/, 'checkbox')
  await page.keyboard.press('Space')
  await expect(page.getByLabel(alerts.from)).toBeVisible()
  // A time is typed in parts.
  await page.getByLabel(alerts.from).focus()
  await page.keyboard.type('1000PM')
  await page.keyboard.press('Tab')
  await page.getByLabel(alerts.until).focus()
  await page.keyboard.type('0700AM')
  await tabTo(page, alerts.save, 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByText(alerts.saved).first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(/^Every new submission/)).toBeChecked()
  await expect(page.getByLabel(alerts.from)).toHaveValue('22:00')
  await expect(page.getByLabel(alerts.until)).toHaveValue('07:00')

  // Quiet hours with one time missing are refused at its field.
  await page.getByLabel(alerts.until).fill('')
  await page.getByRole('button', { name: alerts.save }).click()
  await expect(page.getByText('Please enter a time, as 22:00')).toBeVisible()
  await expect(page.getByLabel(alerts.until)).toBeFocused()

  await open(page, '/admin/settings/privacy')
  const messages = settingParts.privacy.groups['messages']?.title ?? ''
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: messages }) })
  await expect(row).toContainText('What it was made from: 90 days after it was sent.')
  await tabTo(page, `${settingsCopy.change} ${messages}`, 'button')
  await page.keyboard.press('Enter')
  const form = page.getByRole('form', { name: messages })
  await tabTo(page, /^Contents of deliveries/, 'textbox')
  await page.keyboard.type('45')
  await expect(form).toContainText('What it was made from: 45 days after it was sent.')
  await tabTo(page, settingsCopy.save, 'button')
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expect(row).toContainText('What it was made from: 45 days after it was sent.')
  await expect
    .poll(async () => (await page.request.get('/privacy')).text())
    .toContain('What it was made from: 45 days after it was sent.')
  await expect(page.getByText('Yes, send me the newsletter')).toBeVisible()
  await expect(page.getByText(privacySettingsCopy.wordings.developers)).toBeVisible()
})
