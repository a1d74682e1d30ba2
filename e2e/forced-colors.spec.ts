import type { Page } from '@playwright/test'
import { pages } from '#content/index'
import { coveredTexts } from './covered-texts.ts'
import { expect, test } from './fixtures.ts'
import { newAddress, openResults } from './quiz.ts'

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

async function expectNothingCovered(page: Page, what: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await page.evaluate(coveredTexts), `${what}, ${width} px wide`).toEqual([])
  }
}

test('in forced colors no text is covered by the ground of another', async ({ page }) => {
  for (const { path } of pages.filter((each) => each.path !== '/ai-score-results')) {
    await page.goto(path)
    await expectNothingCovered(page, path)
  }
})

test('in forced colors nothing of the results is covered', async ({ page }) => {
  // "Up to 5" has a descender, which the words below must leave free.
  await openResults(page, newAddress(), { manualHours: '0-5' })
  await expectNothingCovered(page, 'the results')
})
