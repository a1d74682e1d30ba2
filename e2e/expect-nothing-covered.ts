import { expect, type Page } from '@playwright/test'
import { addChecks, type CheckedWindow } from './page-checks.ts'

/** Expects no covered text at any width. The caller must already emulate forced colors. */
export async function expectNothingCovered(page: Page, what: string): Promise<void> {
  await addChecks(page)
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const covered = await page.evaluate(async () => {
      await document.fonts.ready
      return (window as CheckedWindow).checks.coveredTexts()
    })
    expect.soft(covered, `${what}, ${width} px wide`).toEqual([])
  }
}
