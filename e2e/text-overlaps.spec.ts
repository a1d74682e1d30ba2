import { expectReadableEverywhere } from './expect-readable.ts'
import { expect, test } from './fixtures.ts'
import { newAddress, openAnswered, openResults } from './quiz.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// The pages themselves: e2e/pages.spec.ts.

test('a case study: no text overlaps, touches or leaves the screen', async ({ page }) => {
  await page.goto('/case-studies')
  await page.getByRole('main').locator('a[href^="/case-studies/"]').first().click()
  await expect(page).toHaveURL(/case-studies\/./)
  await expectReadableEverywhere(page)
})

test('the quiz’s questions: no text overlaps, touches or leaves the screen', async ({ page }) => {
  await openAnswered(page, newAddress())
  await expectReadableEverywhere(page)
})

test('the results: no text overlaps, touches or leaves the screen', async ({ page }) => {
  await openResults(page, newAddress())
  await expectReadableEverywhere(page)
})

test('the not-found page: no text overlaps, touches or leaves the screen', async ({ page, faults }) => {
  faults.expect(/status of 404/)
  await page.goto('/no-such-page')
  await expectReadableEverywhere(page)
})
