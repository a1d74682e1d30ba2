import type { Page } from '@playwright/test'
import { pages } from '#content/index'
import { expectAccessible } from './expect-accessible.ts'
import { expectNothingCovered } from './expect-nothing-covered.ts'
import { expectPrintable } from './expect-printable.ts'
import { expectReadableEverywhere } from './expect-readable.ts'
import { expect, test } from './fixtures.ts'

// Checks of each page that need no browser are in test/page-html.test.ts.

// Without transitions, axe measures the final colors.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'parallel' })

/** Runs every check that needs a browser in one visit. */
async function expectWellMade(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectAccessible(page, path)
  // This page has results only after the quiz, which e2e/access.spec.ts takes.
  if (path === '/ai-score-results') return
  await page.emulateMedia({ colorScheme: null, forcedColors: 'active' })
  await expectNothingCovered(page, path)
  await page.emulateMedia({ forcedColors: null })
  await expectPrintable(page, path)
  await page.emulateMedia({ media: null })
  await expectReadableEverywhere(page, path)
}

/** The number of pages that one test visits, because starting a test costs more than loading a page. */
const perTest = 7

for (let first = 0; first < pages.length; first += perTest) {
  const paths = pages.slice(first, first + perTest).map(({ path }) => path)
  test(`pages pass axe and are readable at every size, in forced colors and on paper: ${paths.join(' ')}`, async ({
    page,
  }) => {
    for (const path of paths) await expectWellMade(page, path)
  })
}

test('a case study and the not-found page are readable at every size', async ({ page, faults }) => {
  await page.goto('/case-studies')
  await page.getByRole('main').locator('a[href^="/case-studies/"]').first().click()
  await expect(page).toHaveURL(/case-studies\/./)
  await expectReadableEverywhere(page, 'a case study')

  faults.expect(/status of 404/)
  await page.goto('/no-such-page')
  await expectAccessible(page, '/no-such-page')
  await expectReadableEverywhere(page, '/no-such-page')
})

test('long forms print their questions, and the sign-in page prints no empty frame', async ({ page }) => {
  for (const path of [
    '/ai-first-ceo-podcast-guest-intake',
    '/ai-audit-week-1-intake-form',
    '/workshop-feedback',
  ]) {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const fields = page.locator('form').locator('input:not([type=hidden], .trap *), textarea')
    expect(await fields.filter({ visible: true }).count(), path).toBeGreaterThan(4)
    await page.emulateMedia({ media: 'screen' })
  }
  for (const path of ['/auth', '/auth#set-up=made-up']) {
    await page.goto(path)
    await expect(page.locator('.account__sheet')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.account__sheet')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  }
})
