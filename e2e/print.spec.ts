import { expect, test } from './fixtures.ts'
import { newAddress, openResults } from './quiz.ts'

test('the results print on one sheet', async ({ page }) => {
  await openResults(page, newAddress())
  const file = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('the sign-in page prints no frame around a form that is left out', async ({ page }) => {
  for (const path of ['/auth', '/auth#set-up=made-up']) {
    await page.goto(path)
    await expect(page.locator('.account__sheet')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.account__sheet')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  }
})

for (const path of [
  '/ai-first-ceo-podcast-guest-intake',
  '/ai-audit-week-1-intake-form',
  '/workshop-feedback',
]) {
  test(`${path} prints its questions`, async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const fields = page.locator('form').locator('input:not([type=hidden], .trap *), textarea')
    expect(await fields.filter({ visible: true }).count()).toBeGreaterThan(4)
  })
}

// The other pages: e2e/pages.spec.ts.
