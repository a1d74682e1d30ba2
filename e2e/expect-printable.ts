import { expect, type Page } from '@playwright/test'
import { addChecks, type CheckedWindow } from './page-checks.ts'

/** A4 without its margins of 14 mm, in CSS pixels. */
const sheet = { width: 688, height: 1017 }

/** Expects print to show every FAQ answer and no screen-only parts, and to cut nothing off. */
export async function expectPrintable(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(sheet)
  await addChecks(page)
  await expect
    .soft(page.locator('.bar, .toaster, .skip, .foot nav').filter({ visible: true }), path)
    .toHaveCount(0)
  await expect
    .soft(page.locator('main details p:not(form p)').filter({ visible: false }), `${path}: answers`)
    .toHaveCount(0)
  const found = await page.evaluate(async () => {
    await document.fonts.ready
    const { sideways, cutOff } = (window as CheckedWindow).checks.layoutFaults()
    return {
      cutOff: [...sideways, ...cutOff],
      drawings: getComputedStyle(document.documentElement).printColorAdjust,
    }
  })
  expect.soft(found, path).toEqual({ cutOff: [], drawings: 'exact' })
}
