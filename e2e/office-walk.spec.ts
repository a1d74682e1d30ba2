import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { officeEnv, openOffice } from './sign-in-office.ts'

test.use({
  serverEnv: { ...officeEnv, RATE_LIMITS: 'off' },
  contextOptions: { reducedMotion: 'reduce' },
})

const names = ['Ada Lund', 'Bea Moss', 'Cal Nord', 'Dan Oyen']

/** They ask one after another: who asked first waits longest. */
async function ask(request: APIRequestContext): Promise<void> {
  for (const name of names) {
    const email = `${name.slice(0, 3).toLowerCase()}-${crypto.randomUUID()}@example.com`
    const data = { name, email, phone: '+1 555 0100 00', source: 'ai_employee' }
    expect((await request.post('/functions/v1/subscribe-contact', { data })).status()).toBe(200)
  }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const place = (page: Page) => page.getByRole('main').locator('.head__over')
const rows = (page: Page) => page.getByRole('table', { name: 'Leads' }).locator('tbody tr')

test('navigation keeps the list it started from, even when people leave that list', async ({
  page,
  site,
  request,
}) => {
  await ask(request)
  await openOffice(page, site, '/admin/leads?view=everyone&sort=newest')
  await expect(rows(page)).toHaveCount(4)
  await page.getByRole('link', { name: /^Waiting for a reply/ }).click()
  await expect(page).toHaveURL('/admin/leads?view=waiting')
  // Both lists have four rows: who waits longest stands first in this one only.
  await expect(rows(page).first()).toContainText('Ada Lund')
  await page.getByRole('link', { name: 'Ada Lund', exact: true }).click()
  await expect(place(page)).toContainText('Leads: 1 of 4.')

  await page.keyboard.press('a')
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Marked as answered')
  await expect(page.getByText(/^Has waited/)).toHaveCount(0)
  await expect(place(page)).toContainText('Leads: 1 of 4.')
  await page.keyboard.press('j')
  await expect(heading(page)).toHaveText('Bea Moss')
  await expect(place(page)).toContainText('Leads: 2 of 4. k Ada Lund j Cal Nord')
  await page.reload()
  await expect(place(page)).toContainText('Leads: 2 of 4. k Ada Lund j Cal Nord')
  await page.keyboard.press('k')
  await expect(heading(page)).toHaveText('Ada Lund')

  // The list itself is as it is now, and another walk begins there.
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/admin/leads?view=waiting')
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('link', { name: 'Cal Nord', exact: true }).click()
  await expect(place(page)).toContainText('Leads: 2 of 3.')
})

test('a row that leaves the list keeps the focus at its position', async ({ page, site, request }) => {
  await ask(request)
  await openOffice(page, site, '/admin/leads?view=waiting&q=555')
  await expect(rows(page).first()).toBeVisible()
  const count = await rows(page).count()
  for (const key of ['j', 'j']) await page.keyboard.press(key)
  const third = await rows(page).nth(2).getAttribute('data-row')
  await page.keyboard.press('a')
  await expect(rows(page)).toHaveCount(count - 1)
  await page.keyboard.press('j')
  await expect(page.locator('[data-row-link]:focus')).toHaveCount(1)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row')))
    .toBe(third)
})

test('Escape leaves the text, which stays, and navigation continues', async ({ page, site, request }) => {
  await ask(request)
  await openOffice(page, site, '/admin/leads?view=waiting&q=0100')
  await rows(page).first().getByRole('link').first().click()
  await expect(place(page)).toContainText('Leads: 1 of')
  const first = await heading(page).innerText()
  await page.keyboard.press('r')
  const message = page.getByRole('textbox', { name: 'Message' })
  await expect(message).toBeFocused()
  await page.keyboard.type('Half a sentence')
  await page.keyboard.press('Escape')
  await expect(message).not.toBeFocused()
  await expect(heading(page)).toHaveText(first)
  await page.keyboard.press('j')
  await expect(place(page)).toContainText('Leads: 2 of')
  await page.keyboard.press('k')
  await expect(place(page)).toContainText('Leads: 1 of')
  await expect(message).toHaveValue(/Half a sentence/)
})
