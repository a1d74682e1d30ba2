import type { Page } from '@playwright/test'
import { pages } from '#content/index'
import { expect, test } from './fixtures.ts'
import { newAddress, openAnswered, openResults } from './quiz.ts'
import { textOverlaps } from './text-overlaps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** From the narrowest phone to a wide desk, a low laptop among them. */
const sizes = [
  [320, 640],
  [360, 740],
  [390, 664],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1366, 650],
  [1440, 900],
  [1920, 1080],
  [2560, 1300],
] as const

/** One load, then every size: a change of size is what a load costs least of. */
async function expectNoOverlaps(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect.soft(await page.evaluate(textOverlaps), `${width} × ${height}`).toEqual([])
  }
}

for (const { path } of pages.filter((each) => each.path !== '/ai-score-results')) {
  test(`${path}: no text stands over another, at any size`, async ({ page }) => {
    await page.goto(path)
    await expectNoOverlaps(page)
  })
}

test('a case study: no text stands over another, at any size', async ({ page }) => {
  await page.goto('/case-studies')
  await page.getByRole('main').locator('a[href^="/case-studies/"]').first().click()
  await expect(page).toHaveURL(/case-studies\/./)
  await expectNoOverlaps(page)
})

test('the quiz’s questions: no text stands over another, at any size', async ({ page }) => {
  await openAnswered(page, newAddress())
  await expectNoOverlaps(page)
})

test('the results: no text stands over another, at any size', async ({ page }) => {
  await openResults(page, newAddress())
  await expectNoOverlaps(page)
})

test('the page that is not there: no text stands over another, at any size', async ({ page, faults }) => {
  faults.expect(/status of 404/)
  await page.goto('/no-such-page')
  await expectNoOverlaps(page)
})
