import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold.ts'
import { newAddress, openResults, resultsPath, toast, wizardPath } from './quiz.ts'

const card = (page: Page) => page.locator('.toaster__card')
const saved = (page: Page) => toast(page, 'Results Saved', 'Your AI readiness score has been saved.')

/** How many pixels of one another they cover. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) return 0
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(width, 0) * Math.max(height, 0)
}

/**
 * How many pixels of a text's lines the card covers: a heading is as wide as its column, its words are not; and the
 * letters of a large figure are drawn within a lower line than their font's.
 */
async function covered(page: Page, text: Locator): Promise<number> {
  const box = await card(page).boundingBox()
  return text.evaluate(
    (element, over) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      const own = element.getBoundingClientRect()
      return Array.from(words.getClientRects()).reduce((sum, line) => {
        const width = Math.min(line.right, over.x + over.width) - Math.max(line.left, over.x)
        const height =
          Math.min(line.bottom, own.bottom, over.y + over.height) - Math.max(line.top, own.top, over.y)
        return sum + Math.max(width, 0) * Math.max(height, 0)
      }, 0)
    },
    box ?? { x: 0, y: 0, width: 0, height: 0 },
  )
}

for (const [screen, sizes] of [
  [
    'a phone or tablet',
    [
      [360, 640],
      [390, 844],
      [768, 1024],
    ],
  ],
  [
    'a desk',
    [
      [1280, 800],
      [1366, 650],
      [1440, 900],
    ],
  ],
] as const) {
  test(`on ${screen} the results’ messages cover neither tier nor text`, async ({ page }) => {
    await page.setViewportSize({ width: sizes[0][0], height: sizes[0][1] })
    await openResults(page, newAddress())
    await expect(saved(page)).toBeVisible()
    for (const [width, height] of sizes) {
      // Held, as by a reader: where the card is now, and where it will be.
      await card(page).hover()
      await page.setViewportSize({ width, height })
      await card(page).hover()
      for (const text of ['h1', '.score-card__figure', '.score-card__message', '.tier h2', '.tier__say'])
        expect(await covered(page, page.locator(text)), `${text} at ${width} × ${height}`).toBe(0)
    }
  })
}

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [1366, 650],
] as const) {
  test(`at ${width} × ${height} the toast about a seat covers none of its actions`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/free-ai-workshop#reserve')
    await page.getByLabel('Full Name *').fill('Ada Example')
    await page.getByLabel('Business Email *').fill(newAddress())
    await page.getByLabel('Company Name *').fill('Example Works')
    await page.getByRole('button', { name: 'Get My Free Workshop Access' }).click()
    await expect(card(page).locator('.toast')).toBeVisible()
    await card(page).hover()
    // A fourth seat within a day of one network is a place on the waiting list.
    await expect(page.locator('.booked h3')).toBeFocused()
    for (const text of await page.locator('.booked').locator('h3, p').all())
      expect(await covered(page, text), (await text.textContent()) ?? '').toBe(0)
  })
}

test('at 360 px focus is never beneath the toasts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(resultsPath)
  await expect(page).toHaveURL(wizardPath)
  const shown = toast(page, 'Missing information', 'Please complete the assessment')
  await expect(shown).toBeVisible()
  await card(page).hover()
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.closest('.toaster') !== null)) break
    await expect.poll(() => overlap(card(page), page.locator(':focus'))).toBe(0)
  }
})

test('a success toast closes after five seconds, later while it is being read', async ({ page }) => {
  await page.clock.install()
  await page.goto(resultsPath)
  const shown = toast(page, 'Missing information', 'Please complete the assessment')
  await expect(shown).toBeVisible()
  await card(page).hover()
  await page.clock.fastForward(30_000)
  await expect(shown).toBeVisible()
  await page.mouse.move(5, 400)
  await page.clock.fastForward(4_000)
  await expect(shown).toBeVisible()
  await page.clock.fastForward(1_500)
  await expect(shown).toHaveCount(0)
})

test('an old error closes with the next submit', async ({ page, faults }) => {
  faults.expect(/status of 500/)
  const path = '**/functions/v1/submit-score-feedback'
  await openResults(page, newAddress())
  await expect(saved(page)).toBeVisible()
  await page.route(path, (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Send feedback' }).click()
  const fault = toast(page, 'Something went wrong', "We couldn't save your feedback. Please try again.")
  await expect(fault).toBeVisible()
  await page.unroute(path)
  const release = await holdRequests(page, path)
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(fault).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { name: /^Thank you\./ })).toBeVisible()
})

test('missing answers are not shown in green', async ({ page }) => {
  await page.goto(resultsPath)
  const line = toast(page, 'Missing information', 'Please complete the assessment').locator('.line')
  await expect(line).toBeAttached()
  await expect(line).not.toHaveClass(/line--ok/)
})
