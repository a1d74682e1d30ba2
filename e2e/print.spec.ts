import { pages } from '#content/index'
import { expect, test } from './fixtures.ts'
import { layoutFaults } from './layout-faults.ts'
import { newAddress, openResults } from './quiz.ts'

/** A4 without its margins of 14 mm, in CSS pixels. */
const sheet = { width: 688, height: 1017 }

test('the results print on one sheet', async ({ page }) => {
  await openResults(page, newAddress())
  const file = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('every page prints with every answer, without what is only for a screen, and nothing is cut off', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  await page.setViewportSize(sheet)
  for (const { path } of pages.filter((each) => each.path !== '/ai-score-results')) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    await expect
      .soft(page.locator('.bar, .toaster, .skip, .foot__cols').filter({ visible: true }), path)
      .toHaveCount(0)
    await expect.soft(page.locator('details p').filter({ visible: false }), `${path}: answers`).toHaveCount(0)
    const { sideways, cutOff } = await page.evaluate(layoutFaults)
    expect.soft([...sideways, ...cutOff], path).toEqual([])
    const colors = await page.evaluate(() => getComputedStyle(document.documentElement).printColorAdjust)
    expect.soft(colors, `${path}: drawings`).toBe('exact')
  }
})
