import type { Locator, Page } from '@playwright/test'
import { pages } from '#content/index'
import { homeHero, homeVariantHero } from '#content/pages/home'
import { freeScore } from '#content/pages/parts/next-pages'
import { expect, test } from './fixtures.ts'
import { newAddress, openAnswered } from './quiz.ts'

/** Returns by how many pixels each part leaves the window at its bottom or right edge. */
async function overflowOf(page: Page, parts: readonly Locator[]): Promise<number[]> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  return Promise.all(
    parts.map(async (part) => {
      const box = await part.boundingBox()
      if (!box) throw new Error(`Not to be seen: ${String(part)}`)
      return Math.max(0, box.y + box.height - height, box.x + box.width - width)
    }),
  )
}

test('the first screen shows headline, pitch, price and button, and the page below it stays short', async ({
  page,
}) => {
  for (const [path, hero, name] of [
    ['/', homeHero, 'Start with an AI Audit'],
    ['/landing', homeVariantHero, homeVariantHero.scoreButton],
    ['/backup-landing', homeHero, 'Start with an AI Audit'],
  ] as const) {
    await page.goto(path)
    const parts = [
      page.getByRole('heading', { level: 1 }),
      page.getByText(homeHero.pitch),
      page.getByText(hero.price, { exact: true }).first(),
      page.getByRole('main').getByRole('link', { name }),
    ]
    for (const [width, height] of [
      [1366, 650],
      [1536, 730],
      [1280, 720],
      [1440, 800],
      [1920, 940],
      [390, 664],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect.soft(await overflowOf(page, parts), `${path} at ${width} × ${height}`).toEqual([0, 0, 0, 0])
    }
  }

  // On phones the badge follows the button.
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/')
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  const button = page.getByRole('link', { name: 'Start with an AI Audit' })
  expect(await top(page.getByText(homeHero.badge))).toBeGreaterThan(await top(button))

  // The link to the free score is on a phone's first screen too.
  await page.setViewportSize({ width: 390, height: 844 })
  const score = page.getByRole('main').getByRole('link', { name: freeScore.label })
  expect(await overflowOf(page, [score])).toEqual([0])

  for (const [width, limit] of [
    [1280, 7000],
    [390, 10_150],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect.soft(height, `${width} px wide`).toBeLessThanOrEqual(limit)
  }
})

/** Returns the visible fixed or stuck elements after scrolling to the middle of the page. */
function fixedElements(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
    const stays = Array.from(document.querySelectorAll('body *')).filter((each) => {
      const { position } = getComputedStyle(each)
      const { top, right, bottom, height } = each.getBoundingClientRect()
      const isStuck = position === 'fixed' || (position === 'sticky' && top >= 0 && top < 60)
      const shows = each.checkVisibility() && (each as HTMLElement).innerText !== ''
      return isStuck && shows && height > 1 && right > 0 && bottom > 0 && top < innerHeight
    })
    return stays.map((each) => `${each.className}: ${Math.round(each.getBoundingClientRect().height)}`)
  })
}

test('at 400 % zoom nothing covers the text', async ({ page }) => {
  test.slow()
  await openAnswered(page, newAddress())
  await page.setViewportSize({ width: 320, height: 256 })
  expect.soft(await fixedElements(page), 'the quiz’s questions').toEqual([])
  for (const { path } of pages.filter(({ indexed }) => indexed)) {
    await page.goto(path)
    expect.soft(await fixedElements(page), path).toEqual([])
  }
})
