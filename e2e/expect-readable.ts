import { expect, type Page } from '@playwright/test'
import { addChecks, type CheckedWindow } from './page-checks.ts'

/** Viewports from the narrowest phone to a wide desktop, including a low laptop. */
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

interface Reading {
  /** The root’s font size in percent. */
  textSize?: 100 | 200
  spacing?: string
  /** Whether the size of touch targets is checked. */
  targets?: boolean
}

/** Checks one condition in a single `evaluate` call. */
async function expectReadable(
  page: Page,
  condition: string,
  { textSize = 100, spacing = '', targets = false }: Reading = {},
): Promise<void> {
  const found = await page.evaluate(
    async (reading) => {
      document.documentElement.style.fontSize = reading.textSize === 100 ? '' : `${reading.textSize}%`
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(reading.spacing)
      document.adoptedStyleSheets = reading.spacing ? [sheet] : []
      await document.fonts.ready
      await new Promise(requestAnimationFrame)
      const { textOverlaps, layoutFaults, smallTargets } = (window as CheckedWindow).checks
      const { sideways, cutOff, touching } = layoutFaults()
      return {
        overlaps: textOverlaps(),
        'scrolls sideways': sideways,
        'cut off': cutOff,
        'lines that touch': touching,
        'under 44 px': reading.targets ? smallTargets() : [],
      }
    },
    { textSize, spacing, targets },
  )
  const nothing = Object.fromEntries(Object.keys(found).map((fault) => [fault, []]))
  expect.soft(found, condition).toEqual(nothing)
}

/**
 * Expects that no text overlaps, touches another, leaves the screen or is cut off, and that touch targets on a phone
 * have at least 44 px. Checks every size on the page that is open, because a resize costs far less than a load.
 */
export async function expectReadableEverywhere(page: Page, what: string): Promise<void> {
  await addChecks(page)
  // The header is fixed and covers text scrolled under it, so the page is measured at its top.
  await page.evaluate(() => scrollTo(0, 0))
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await expectReadable(page, `${what}, ${width} × ${height}`, { targets: width === phone.width })
  }
  await page.setViewportSize(phone)
  await expectReadable(page, `${what}, 200 % text on a phone`, { textSize: 200, targets: true })
  await expectReadable(page, `${what}, WCAG text spacing on a phone`, { spacing: textSpacing })
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectReadable(page, `${what}, WCAG text spacing at 1280 px`, { spacing: textSpacing })
  await page.evaluate(() => void (document.adoptedStyleSheets = []))
}
