import type { Page } from '@playwright/test'
import { putLeads } from '#scripts/seed/put-leads'
import { connectDatabase } from '#server/db/connect'
import { migrateDatabase } from '#server/db/migrate'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { officeEnv, openOffice } from './sign-in-office.ts'

/** More leads than a list counts. */
async function prepareData(dataDir: string): Promise<void> {
  const database = await connectDatabase({ databaseUrl: undefined, dataDir })
  await migrateDatabase(database)
  await putLeads(database, { count: 10_040, entries: 1 })
  await database.close()
}
// Playwright takes a function for a fixture that is set up with it.
test.use({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here.
  prepareData: async ({}, use) => use(prepareData),
})
test.use({ serverEnv: { ...officeEnv }, contextOptions: { reducedMotion: 'reduce' } })

const count = (page: Page) => page.locator('.filters__count')

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
