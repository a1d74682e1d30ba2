import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Request } from '@playwright/test'
import { default as lighthouse } from 'lighthouse'
import { pages } from '#content/index'
import { createRequestRouter } from '#server/pages/request-router'
import { isHydrated } from '#test/is-hydrated'
import { startServerProcess, temporaryFolder } from '#test/server-process'
import { startBrowser } from './start-browser.ts'

const rounds = 3
const usual = [
  '/',
  '/ai-ready-score',
  '/ai-first-readiness-score',
  '/newsletter',
  '/ai-audit',
  '/book',
  '/testimonials',
]

interface Measured {
  requests: number
  bytes: number
  fcpMs: number
  lcpMs: number
  blockingMs: number
}

/**
 * Measures what a page's script costs: the page before any interaction beside the same page without any script,
 * alternating in the same Lighthouse run (mobile, medians of three), and the bytes of script after an interaction.
 * Prints a table.
 */
export async function benchPages(paths: readonly string[]): Promise<void> {
  const wanted = paths.length > 0 ? paths : usual
  const unknown = wanted.filter((path) => !pages.some((page) => page.path === path))
  if (unknown.length > 0) throw new Error(`no such page: ${unknown.join(', ')}`)
  const browser = await startBrowser()
  if (!browser) return console.log('NOT RUN: pages (no Chromium on this machine)')
  const site = await startServerProcess({ env: { LOG_LEVEL: 'info' } })
  const htmls = new Map<string, string>()
  for (const path of wanted) htmls.set(path, await (await fetch(site.url + path)).text())
  const twins = await serveTwins(htmls)

  console.log('Before anybody touches it: requests, kB, of it script, FCP, LCP and blocking time in ms')
  console.log(
    '  page                              its static twin           once touched: kB of script, files   load',
  )
  for (const path of wanted) {
    const own: Measured[] = []
    const twin: Measured[] = []
    for (let round = 0; round < rounds; round += 1) {
      own.push(await measure(site.url + path, browser.port))
      twin.push(await measure(twins.url + path, browser.port))
    }
    const inline = brotliCompressSync(inlineScriptsOf(htmls.get(path) ?? '')).byteLength
    const before = await scriptsAt(site.url + path, browser.port, false)
    const after = await scriptsAt(site.url + path, browser.port, true)
    const [page, bare] = [medianOf(own), medianOf(twin)]
    console.log(
      [
        `${String(page.requests).padStart(4)}${kB(page.bytes)}${kB(before.bytes + inline)}${ms(page.fcpMs)}${ms(page.lcpMs)}${ms(page.blockingMs)}`,
        `${String(bare.requests).padStart(4)}${kB(bare.bytes)}${ms(bare.fcpMs)}${ms(bare.lcpMs)}${ms(bare.blockingMs)}`,
        `${kB(after.bytes)}${String(after.files).padStart(4)}`,
        `${loadavg()[0]?.toFixed(1).padStart(4)}  ${path}`,
      ].join('   '),
    )
  }
  twins.stop()
  browser.stop()
  await site.stop()
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7)
const ms = (time: number) => time.toFixed(0).padStart(6)

/** @throws Error when the last run fails too: on a busy machine Lighthouse now and then finds no paint in its trace */
async function measure(url: string, port: number, tries = 4): Promise<Measured> {
  try {
    const measured = await measureOnce(url, port)
    if (!Number.isNaN(measured.lcpMs) || tries === 1) return measured
  } catch (error) {
    if (tries === 1) throw error
  }
  return measure(url, port, tries - 1)
}

/** One Lighthouse run, mobile, from an empty cache. */
async function measureOnce(url: string, port: number): Promise<Measured> {
  const report = (
    await lighthouse(url, {
      port,
      logLevel: 'error',
      // Real throttling, because simulated throttling lets text wait for fonts that replace it later.
      throttlingMethod: 'devtools',
      onlyAudits: [
        'network-requests',
        'first-contentful-paint',
        'largest-contentful-paint',
        'total-blocking-time',
      ],
      disableFullPageScreenshot: true,
    })
  )?.lhr
  if (!report || report.runtimeError) throw new Error(`${url}: ${report?.runtimeError?.message}`)
  const { details } = report.audits['network-requests'] ?? {}
  const items = details && 'items' in details ? (details.items as { transferSize?: number }[]) : []
  return {
    requests: items.length,
    bytes: items.reduce((total, { transferSize = 0 }) => total + transferSize, 0),
    fcpMs: report.audits['first-contentful-paint']?.numericValue ?? Number.NaN,
    lcpMs: report.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    blockingMs: report.audits['total-blocking-time']?.numericValue ?? Number.NaN,
  }
}

function medianOf(measured: readonly Measured[]): Measured {
  const middle = (key: keyof Measured) =>
    measured.map((each) => each[key]).toSorted((a, b) => a - b)[Math.floor(measured.length / 2)] ?? Number.NaN
  return {
    requests: middle('requests'),
    bytes: middle('bytes'),
    fcpMs: middle('fcpMs'),
    lcpMs: middle('lcpMs'),
    blockingMs: middle('blockingMs'),
  }
}

/** The script files that a page has fetched, with a key pressed on it or without. */
async function scriptsAt(url: string, port: number, isTouched: boolean) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const scripts: Request[] = []
  page.on('requestfinished', (request) => request.url().endsWith('.js') && scripts.push(request))
  await page.goto(url, { waitUntil: 'networkidle' })
  if (isTouched) {
    await page.keyboard.press('Shift')
    await page.waitForFunction(isHydrated)
    await page.waitForLoadState('networkidle')
  }
  const sizes = await Promise.all(scripts.map((request) => request.sizes()))
  await context.close()
  await browser.close()
  return {
    files: scripts.length,
    bytes: sizes.reduce((total, { responseBodySize }) => total + responseBodySize, 0),
  }
}

const executables = /<script(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g
const inlineScriptsOf = (html: string) =>
  Array.from(html.matchAll(executables), ([, text]) => text).join('\n')

/** Serves the built files with the site's request router, and with the scripts of pages removed. */
async function serveTwins(htmls: ReadonlyMap<string, string>) {
  const directory = temporaryFolder()
  cpSync(join(import.meta.dirname, '../../build/client'), directory, { recursive: true })
  for (const [path, html] of htmls) {
    const file = join(directory, path, 'index.html')
    mkdirSync(dirname(file), { recursive: true })
    const bare = html.replaceAll(executables, '').replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    writeFileSync(file, bare)
  }
  const asItIs = (text: string) => text
  const settingsRenderer = {
    html: asItIs,
    text: asItIs,
    concerns: () => false,
    changesAtMs: () => Infinity,
    version: 0,
    playerOrigin: undefined,
  }
  const front = createRequestRouter({
    directory,
    siteUrl: 'http://127.0.0.1',
    https: false,
    settingsRenderer,
    isAsBuilt: () => true,
  })
  const server = createServer((request, response) => {
    if (!front(request, response)) response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
