import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { pages } from '#content/index'
import { startServerProcess } from '#test/server-process'
import { findChromium } from './find-chromium.ts'

/**
 * Pictures of every page at 360 and 1280 px, light and dark, into test-results/screenshots, with a contact sheet for
 * each width and scheme. The site must have been built.
 */
const folder = join(import.meta.dirname, '../test-results/screenshots')
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const site = await startServerProcess()
const browser = await chromium.launch({ executablePath: findChromium(), args })

for (const width of [1280, 360]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme,
      reducedMotion: 'reduce',
      baseURL: site.url,
    })
    const page = await context.newPage()
    const names: string[] = []
    for (const { path } of [...pages, { path: '/no-such-page' }]) {
      const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}-${colorScheme}.png`
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({ path: join(folder, name), fullPage: true })
      names.push(name)
    }
    await contactSheet(names, width, `contact-sheet-${width}-${colorScheme}.png`)
    await context.close()
  }
}
await browser.close()
await site.stop()
console.log(`Pictures are in ${folder}`)

/** All pages side by side, small enough to be looked at together. */
async function contactSheet(names: string[], width: number, name: string): Promise<void> {
  const shown = width > 500 ? 260 : 120
  const cells = names.map(
    (each) => `<figure><img src="${each}" width="${shown}"><figcaption>${each}</figcaption></figure>`,
  )
  const file = join(folder, 'sheet.html')
  writeFileSync(
    file,
    `<style>body{display:flex;flex-wrap:wrap;gap:12px;font:10px sans-serif;background:#888}figure{margin:0;width:${shown}px}</style>${cells.join('')}`,
  )
  const page = await browser.newPage({ viewport: { width: 2000, height: 1000 } })
  await page.goto(`file://${file}`)
  await page.screenshot({ path: join(folder, name), fullPage: true })
  await page.close()
}
