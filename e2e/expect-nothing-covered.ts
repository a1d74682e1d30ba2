import { expect, type Page } from '@playwright/test'
import { coveredTexts } from './covered-texts.ts'

/** In forced colors, which the page must have been put into. */
export async function expectNothingCovered(page: Page, what: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await page.evaluate(coveredTexts), `${what}, ${width} px wide`).toEqual([])
  }
}
