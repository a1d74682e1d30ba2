import type { Page } from '@playwright/test'
import { sampleCaseStudies } from '#content/pages/parts/case-studies'
import { officeScreens } from '#content/office/frame'
import { putDeliveries } from '#scripts/seed/put-deliveries'
import { putLeads } from '#scripts/seed/put-leads'
import { connectDatabase } from '#server/db/connect'
import { migrateDatabase } from '#server/db/migrate'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { officeEnv, openOffice } from './sign-in-office.ts'

/** More leads than a list counts. */
async function prepareData(dataDir: string): Promise<void> {
  const database = await connectDatabase({ databaseUrl: undefined, dataDir })
  await migrateDatabase(database)
  await putLeads(database, { count: 10_040, entries: 1 })
  await putDeliveries(database)
  await database.close()
}
// Playwright takes a function for a fixture that is set up with it.
test.use({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here.
  prepareData: async ({}, use) => use(prepareData),
})
test.use({ serverEnv: { ...officeEnv }, contextOptions: { reducedMotion: 'reduce' } })

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const count = (page: Page) => page.locator('.filters__count')

/** One width of each kind, or with OFFICE_WIDTHS=all every width that was drawn, light and dark. */
const looks =
  process.env['OFFICE_WIDTHS'] === 'all'
    ? [320, 390, 768, 1280, 1920].map((width) => ({ widths: [width], schemes: ['light', 'dark'] as const }))
    : [
        { widths: [320], schemes: ['dark'] as const },
        { widths: [1920], schemes: ['light'] as const },
      ]

test('every screen has no axe violations, from 320 to 1920 px', async ({ page, site }) => {
  test.slow()
  await openOffice(page, site)
  await page.goto('/admin/leads')
  const lead = await page.locator('[data-row-link]').first().getAttribute('href')
  await page.goto('/admin/deliveries?view=delivered')
  const delivery = await page.locator('[data-row-link]').first().getAttribute('href')
  const screens = [
    ...officeScreens.flat().map(({ path }) => path),
    '/admin/leads/new',
    '/admin/leads/import',
    lead ?? '',
    '/admin/forms?view=received',
    delivery ?? '',
    `/admin/case-studies/${sampleCaseStudies[0].id}`,
  ]
  for (const path of screens) {
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: 'Back office' }), path).toBeVisible()
    await expect(heading(page), path).toHaveText(/[a-z]/)
    for (const look of looks) {
      await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0)
      await expectAccessible(page, path, look)
    }
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path}, ${width} px`).toBe(
        width,
      )
    }
  }
})

test('a list longer than its count says so, and counts fully on request', async ({ page, site }) => {
  await openOffice(page, site, '/admin/leads?view=everyone')
  await expect(count(page)).toContainText('10,000+ of 10,000+')
  await expect(page.getByRole('table', { name: 'Leads' }).getByRole('row')).toHaveCount(51)
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByRole('region', { name: 'What to do with those chosen' })).toContainText('1 chosen')
  // What was not counted to its end cannot be named in full, and so not chosen in full.
  await expect(page.getByRole('button', { name: /^Choose all/ })).toHaveCount(0)
  await count(page).getByRole('button', { name: 'Count them' }).click()
  await expect(count(page)).toHaveText('10,040 of 10,040')

  await page.getByRole('link', { name: 'Next', exact: true }).click()
  await expect(page.getByText(/^51–100 of/)).toBeVisible()
  await page.getByRole('link', { name: 'Previous', exact: true }).click()
  await expect(page.getByText(/^1–50 of/)).toBeVisible()
})

test('in forced colors only the current view is marked', async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openOffice(page, site, '/admin/leads')
  const others = page.getByRole('navigation', { name: 'Views of the leads' }).locator('a:not([aria-current])')
  await expect(others.first()).toBeVisible()
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const marks = await others.evaluateAll((all) => all.map((each) => getComputedStyle(each).borderBottomColor))
  expect(new Set(marks)).toEqual(new Set([paper]))
})

test('slow loading is shown only after a moment, and rows keep their place', async ({ page, site }) => {
  await openOffice(page, site, '/admin')
  await expect(page.getByRole('heading', { name: 'Connections' })).toBeVisible()
  await expect(page.getByText('One moment…')).toHaveCount(0)
  const release = await hold(page, 'list-contacts')
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Leads' }).click()
  // Until then Today stands, which may be loading something itself.
  await expect(page.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible()
  await expect(page.getByRole('status').getByText('One moment…')).toBeAttached()
  await expect(page.getByRole('table', { name: 'Leads' })).toHaveCount(0)
  release()
  await expect(page.getByRole('table', { name: 'Leads' }).getByRole('row')).toHaveCount(51)
  const releaseClients = await hold(page, 'list-contacts')
  await page.getByRole('link', { name: /^Clients/ }).click()
  // The rows of before stay until the others are there.
  await expect(page.getByRole('table', { name: 'Leads' }).getByRole('row')).toHaveCount(51)
  releaseClients()
  await expect(page.getByRole('table', { name: 'Leads' })).toContainText('Client')
  await page.unrouteAll({ behavior: 'wait' })
})
