import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const everything: RunOptions['runOnly'] = { type: 'tag', values: tags }
/** Rules that the second scheme can break: schemes differ only in colors (app/styles/tokens.css). */
const colors: RunOptions['runOnly'] = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

interface AccessOptions {
  widths?: readonly number[]
  schemes?: readonly ('light' | 'dark')[]
}

/** Expects no axe violations in the given widths and schemes, and no sideways scroll at 320 px. */
export async function expectAccessible(
  page: Page,
  state: string,
  { widths = [360, 1280], schemes = ['light', 'dark'] }: AccessOptions = {},
): Promise<void> {
  // A page that has just come may be without its style sheets.
  await page.waitForLoadState()
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  for (const [at, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme })
    // The second scheme visits the widths in reverse, which saves a resize.
    for (const width of at % 2 === 0 ? widths : widths.toReversed()) {
      await page.setViewportSize({ width, height: 800 })
      const found = await page.evaluate(runAxe, {
        runOnly: at === 0 ? everything : colors,
        resultTypes: ['violations'],
      } satisfies RunOptions)
      expect.soft(found, `${state}, ${width} px, ${colorScheme}`).toEqual([])
    }
  }
  await page.setViewportSize({ width: 320, height: 800 })
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${state}: width`).toBe(320)
}

/** Runs in the page after its animations have finished, because a half-faded text has half its contrast. */
async function runAxe(options: RunOptions): Promise<string[]> {
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    )
  await Promise.allSettled(ending.map((each) => each.finished))
  const { axe } = window as typeof window & { axe: { run(o: RunOptions): Promise<AxeResults> } }
  const { violations } = await axe.run(options)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}
