import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { newAddress, openResults, resultsPath, toast, wizardPath } from './quiz.ts'

const card = (page: Page) => page.locator('.toaster__card')

/** Returns the area in which two elements overlap, in square pixels. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) return 0
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(width, 0) * Math.max(height, 0)
}

/**
 * Returns how many square pixels of a text's lines the card covers. Measures lines, because a heading's box is as wide
 * as its column, and clips them to the box, because the line of a large figure is higher than its letters.
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

test('toasts cover neither the focused element nor the text that they are about', async ({ page }) => {
  // Toasts stay for a minute instead of five seconds, because a busy machine may take longer to hover them.
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window)
    window.setTimeout = ((run: () => void, ms?: number) =>
      wait(run, ms === 5_000 ? 60_000 : ms)) as typeof window.setTimeout
  })

  // On a phone, toasts cover no focused element.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(resultsPath)
  await expect(page).toHaveURL(wizardPath)
  await expect(toast(page, 'Missing information', 'Please complete the assessment')).toBeVisible()
  await card(page).hover()
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.closest('.toaster') !== null)) break
    await expect.poll(() => overlap(card(page), page.locator(':focus'))).toBe(0)
  }

  // After a reservation, toasts do not cover the confirmation.
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [1366, 650],
  ] as const) {
    await page.setViewportSize({ width, height })
    // From about:blank, because the address could otherwise differ only in its hash, which loads nothing.
    await page.goto('about:blank')
    await page.goto('/free-ai-workshop#reserve')
    await page.getByLabel('Full Name *').fill('Ada Example')
    await page.getByLabel('Business Email *').fill(newAddress())
    await page.getByLabel('Company Name *').fill('Example Works')
    await page.getByRole('button', { name: 'Get My Free Workshop Access' }).click()
    await expect(card(page).locator('.toast')).toBeVisible()
    await card(page).hover()
    // A network's fourth seat within a day goes to the waiting list.
    await expect(page.locator('.booked h3')).toBeFocused()
    for (const text of await page.locator('.booked').locator('h3, p').all())
      expect(await covered(page, text), `${await text.textContent()} at ${width} × ${height}`).toBe(0)
  }

  // Toasts do not cover the first screen of the results, where a second toast waits for the first.
  await openResults(page, newAddress())
  await expect(toast(page, 'Scorecard submitted!', 'has been calculated.')).toBeVisible()
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [768, 1024],
    [1280, 800],
    [1366, 650],
    [1440, 900],
  ] as const) {
    // Hovering keeps the toast open, at its place before and after the resize.
    await card(page).hover()
    await page.setViewportSize({ width, height })
    await card(page).hover()
    for (const text of [
      'h1',
      '.score-card__figure',
      '.score-card__tier',
      '.score-card__message',
      '.score-card__cost',
      '.score-card__first',
      '.tier h2',
    ])
      expect(await covered(page, page.locator(text)), `${text} at ${width} × ${height}`).toBe(0)
  }
})
