import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { pages } from '#content/index'
import { exampleAnswers } from '#test/examples'
import { startServerProcess } from '#test/server-process'
import { findChromium } from '#scripts/find-chromium'
import { snapshotOf } from './snapshot-of.ts'

/**
 * Captures the look of the built site for `compare-snapshots.ts`: `take-snapshots.ts FOLDER [address …]`. Each page at
 * four widths, light, dark and in forced colors: every element's box and computed style, and a full screenshot without
 * animations. WIDTHS and SCHEMES, comma-separated, limit the captures.
 */
const [folder = '', ...addresses] = process.argv.slice(2)

const schemes: Record<string, NonNullable<Parameters<Page['emulateMedia']>[0]>> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
}
const listed = (name: string, all: readonly string[]) => process.env[name]?.split(',') ?? all

interface Wanted {
  name: string
  address: string
  /** Runs before the page is opened. */
  prepare?(page: Page): Promise<unknown>
  /** Runs after the page was opened. */
  goOn?(page: Page): Promise<unknown>
}

const answers = Object.entries(exampleAnswers).map(([name, value]) => [name, [value].flat()])
const draft = JSON.stringify({ step: 'readiness', values: Object.fromEntries(answers) })

const all: Wanted[] = [
  ...[...pages.map(({ path }) => path), '/no-such-page'].map((address) => ({ name: address, address })),
  {
    name: 'results of the scorecard',
    address: '/ai-score-results',
    prepare: (page) =>
      page.addInitScript(
        (formData) => history.replaceState({ usr: { score: 14, formData }, key: 'none', idx: 0 }, ''),
        exampleAnswers,
      ),
  },
  {
    name: 'questions of the scorecard',
    address: '/ai-first-readiness-score',
    prepare: (page) => page.addInitScript((kept) => localStorage.setItem('scorecard-draft', kept), draft),
  },
  {
    name: 'a case study',
    address: '/case-studies',
    goOn: async (page) => page.goto((await page.locator('.study h2 a').first().getAttribute('href')) ?? ''),
  },
]

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const site = await startServerProcess()
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--hide-scrollbars']
const browser = await chromium.launch({ executablePath: findChromium(), args })
const wanted = all.filter(({ name }) => addresses.length === 0 || addresses.includes(name))
await Promise.all([takeThem(), takeThem()])
await browser.close()
await site.stop()

/** Takes snapshots until none is left to take. */
async function takeThem(): Promise<void> {
  for (let each = wanted.shift(); each; each = wanted.shift()) {
    const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: site.url })
    const page = await context.newPage()
    await each.prepare?.(page)
    await page.goto(each.address)
    await each.goOn?.(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    // Toasts disappear by themselves, so they would differ between runs.
    await page.evaluate(() => document.querySelector('.toaster')?.remove())
    for (const width of listed('WIDTHS', ['360', '768', '1280', '1920'])) {
      await page.setViewportSize({ width: Number(width), height: 800 })
      for (const scheme of listed('SCHEMES', Object.keys(schemes))) {
        await page.emulateMedia({ forcedColors: 'none', ...schemes[scheme] })
        const file = join(folder, `${each.name.replaceAll('/', '-')} ${width} ${scheme}`)
        writeFileSync(
          `${file}.json.gz`,
          gzipSync(JSON.stringify(await page.evaluate(snapshotOf)), { level: 1 }),
        )
        await page.screenshot({ path: `${file}.png`, fullPage: true })
      }
    }
    await context.close()
  }
}
