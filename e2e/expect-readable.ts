import { expect, type Page } from '@playwright/test'
import { layoutFaults } from './layout-faults.ts'
import { smallTargets } from './small-targets.ts'
import { textOverlaps } from './text-overlaps.ts'

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

const phone = { width: 360, height: 740 }
/** WCAG 2.2, 1.4.12: what a reader may set without losing anything. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

async function expectReadable(page: Page, condition: string): Promise<void> {
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect.soft(await page.evaluate(textOverlaps), `overlaps, ${condition}`).toEqual([])
  const { sideways, requestCutOff, touching } = await page.evaluate(layoutFaults)
  expect.soft(sideways, `scrolls sideways, ${condition}`).toEqual([])
  expect.soft(requestCutOff, `cut off, ${condition}`).toEqual([])
  expect.soft(touching, `lines that touch, ${condition}`).toEqual([])
}

/** One load, then every condition: changing the size costs far less than a load. */
export async function expectReadableEverywhere(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await expectReadable(page, `${width} × ${height}`)
  }

  await page.setViewportSize(phone)
  expect.soft(await page.evaluate(smallTargets), 'under 44 px on a phone').toEqual([])
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  await expectReadable(page, '200 % text on a phone')
  expect.soft(await page.evaluate(smallTargets), 'under 44 px at 200 % text').toEqual([])
  await page.evaluate(() => void (document.documentElement.style.fontSize = ''))

  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, textSpacing)
  await expectReadable(page, 'WCAG text spacing on a phone')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectReadable(page, 'WCAG text spacing at 1280 px')
}
