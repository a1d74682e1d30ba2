import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface AccessOptions {
  widths?: readonly number[]
  schemes?: readonly ('light' | 'dark')[]
}

/** Nothing for axe to find in the page as it stands, in both widths and both schemes; no sideways scroll at 320 px. */
export async function expectAccessible(
  page: Page,
  state: string,
  { widths = [360, 1280], schemes = ['light', 'dark'] }: AccessOptions = {},
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      await animationsEnd(page)
      const found = await page.evaluate(
        async (options) => {
          const { axe } = window as typeof window & { axe: { run(o: RunOptions): Promise<AxeResults> } }
          const { violations } = await axe.run(options)
          return violations.flatMap(({ id, nodes }) =>
            nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
          )
        },
        { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] } satisfies RunOptions,
      )
      expect.soft(found, `${state}, ${width} px, ${colorScheme}`).toEqual([])
    }
  }
  await page.setViewportSize({ width: 320, height: 800 })
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${state}: width`).toBe(320)
}

/** Waits until what fades or slides in stands: half faded in, a text has half its contrast. */
async function animationsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(ending.map((each) => each.finished))
  })
}
