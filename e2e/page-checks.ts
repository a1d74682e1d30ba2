import type { Page } from '@playwright/test'
import { coveredTexts } from './covered-texts.ts'
import { layoutFaults } from './layout-faults.ts'
import { smallTargets } from './small-targets.ts'
import { textOverlaps } from './text-overlaps.ts'

const checks = { coveredTexts, layoutFaults, smallTargets, textOverlaps }

/** A window whose document has the checks. */
export type CheckedWindow = typeof window & { checks: typeof checks }

/** Adds the checks to the document once, because sending them again for every size is slower. */
export async function addChecks(page: Page): Promise<void> {
  const sources = Object.entries(checks).map(([name, check]) => `${name}: ${String(check)}`)
  await page.evaluate(`void (window.checks ??= { ${sources.join(', ')} })`)
}
