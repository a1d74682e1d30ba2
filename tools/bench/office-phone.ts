import { type Browser, type CDPSession, chromium } from '@playwright/test'
import { sessionStorageKey } from '#app/lib/stored-session'
import { putDeliveries } from '#scripts/seed/put-deliveries'
import { putLeads } from '#scripts/seed/put-leads'
import { withDatabase } from '#server/db/with-database'
import { migrateNewDatabase } from '#server/db/migrate'
import { isHydrated } from '#test/is-hydrated'
import { startServerProcess, temporaryFolder } from '#test/server-process'
import { startBrowser } from './start-browser.ts'

const rounds = 5
const leads = 3_000
const owner = { email: 'owner@example.com', password: 'eleven quiet harbours' }

/** Slow 4G as Lighthouse has it, a request's round trip included, and a quarter of this machine's processor. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
}
const slowdown = 4

/** Selectors of elements that exist only once the data is loaded, by path. */
const contentAt: Readonly<Record<string, string>> = {
  '/admin': 'main .head__eyebrow',
  '/admin/leads': 'main [data-row]',
  '/admin/deliveries': 'main [data-row]',
}

const kinds = ['script', 'font', 'style', 'page', 'read', 'other'] as const
type Kind = (typeof kinds)[number]

interface Measured {
  paintMs: number
  contentMs: number
  /** Until nothing is loading, without any interaction. */
  requests: number
  bytes: Record<Kind, number>
  /** The size of its script after an interaction, and the time until the response was visible. */
  touchedBytes: number
  touchedMs: number
  /** The bytes loaded until the content was shown. */
  bytesBefore: number
  reads: string[]
}

/**
 * The office's first screen on a phone, from an empty cache: time to first content, and bytes until idle. The service
 * worker, which starts later, is a separate target and is not counted.
 */
export async function benchOfficePhone(paths: readonly string[]): Promise<void> {
  const started = await startBrowser()
  if (!started) return console.log('NOT RUN: the office on a phone (no Chromium on this machine)')
  const dataDir = temporaryFolder()
  await withDatabase({ databaseUrl: undefined, dataDir }, async (database) => {
    await migrateNewDatabase(database)
    await putLeads(database, { count: leads })
    await putDeliveries(database)
  })
  const env = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password, RATE_LIMITS: 'on' }
  const site = await startServerProcess({ dataDir, env })
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${started.port}`)
  const session = await signIn(site.url)

  console.log(`${leads} leads, embedded; medians of ${rounds}; times in ms, sizes in kB`)
  console.log('first paint, content; until nothing more comes: requests, kB, of it ' + kinds.join(', '))
  for (const path of paths.length > 0 ? paths : Object.keys(contentAt)) {
    const all: Measured[] = []
    for (let round = 0; round < rounds; round += 1) all.push(await measure(browser, site.url, path, session))
    const middle = (of: (each: Measured) => number) =>
      all.map(of).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
    const total = (each: Measured) => kinds.reduce((sum, kind) => sum + each.bytes[kind], 0)
    console.log(
      [
        String(Math.round(middle((each) => each.paintMs))).padStart(6),
        String(Math.round(middle((each) => each.contentMs))).padStart(6),
        String(middle((each) => each.requests)).padStart(4),
        kB(middle(total)).padStart(7),
        `(${kinds.map((kind) => kB(middle((each) => each.bytes[kind]))).join(', ')})  ${path}`,
      ].join('  '),
    )
    console.log(
      [
        `        content in each ${all.map((each) => Math.round(each.contentMs)).join(', ')}`,
        `with ${kB(middle((each) => each.bytesBefore))} kB`,
        `once touched ${kB(middle((each) => each.touchedBytes))} kB more, taken over after ${middle((each) => each.touchedMs)}`,
        `reads ${all[0]?.reads.join(', ') || 'none'}`,
      ].join('; '),
    )
  }
  await browser.close()
  started.stop()
  await site.stop()
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1)

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  return answer.text()
}

async function measure(browser: Browser, url: string, path: string, session: string): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  // An address of the site that loads no office files into the cache.
  await page.goto(`${url}/robots.txt`)
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [sessionStorageKey, session],
  )
  await page.goto('about:blank')
  await cdp.send('Network.enable')
  await cdp.send('Network.clearBrowserCache')
  await cdp.send('Network.emulateNetworkConditions', slow4g)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const line = countLine(cdp)

  await page.addInitScript((selector) => {
    const found = () => document.querySelector(selector)
    const watch = new MutationObserver(() => {
      if (!found()) return
      watch.disconnect()
      // It is shown once it is painted.
      requestAnimationFrame(() => setTimeout(() => performance.mark('content')))
    })
    watch.observe(document, { childList: true, subtree: true })
  }, contentAt[path] ?? 'main h1')
  await page.goto(url + path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('content').length > 0)
  const bytesBefore = line.total()
  await line.untilQuiet()
  const times = await page.evaluate(() => ({
    paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    contentMs: performance.getEntriesByName('content')[0]?.startTime ?? Number.NaN,
  }))
  const untouched = { requests: line.requests.size, bytes: { ...line.bytes }, reads: [...line.reads] }
  const before = line.total()
  const began = Date.now()
  // Taps the headline, which has no action of its own.
  await page.touchscreen.tap(40, 90)
  await page.waitForFunction(isHydrated)
  const touchedMs = Date.now() - began
  await line.untilQuiet()
  const touchedBytes = line.total() - before
  await context.close()
  return { ...times, ...untouched, bytesBefore, touchedBytes, touchedMs }
}

/** Counts the requests of a page, and the bytes of their responses with headers. */
function countLine(cdp: CDPSession) {
  const requests = new Map<string, Kind>()
  const open = new Set<string>()
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>
  const reads: string[] = []
  let lastAt = Date.now()
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const path = new URL(request.url).pathname
    if (!request.url.startsWith('http')) return
    const kind = kindOf(type ?? '', path)
    requests.set(requestId, kind)
    if (kind === 'read') reads.push(path.replace('/functions/v1/', ''))
    // The stream of events stays open.
    if (path !== '/events/admin') open.add(requestId)
    lastAt = Date.now()
  })
  const add = (requestId: string, count: number) => {
    const kind = requests.get(requestId)
    if (kind) bytes[kind] += count
  }
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    add(requestId, encodedDataLength)
    open.delete(requestId)
    lastAt = Date.now()
  })
  cdp.on('Network.loadingFailed', ({ requestId }) => void open.delete(requestId))
  return {
    requests,
    bytes,
    reads,
    total: () => kinds.reduce((sum, kind) => sum + bytes[kind], 0),
    async untilQuiet() {
      while (open.size > 0 || Date.now() - lastAt < 2_000)
        await new Promise((resolve) => setTimeout(resolve, 100))
    },
  }
}

function kindOf(type: string, path: string): Kind {
  if (/^\/(functions|auth)\//.test(path)) return 'read'
  if (type === 'Document' || path.startsWith('/admin')) return 'page'
  if (path.endsWith('.js')) return 'script'
  if (path.endsWith('.css')) return 'style'
  return path.endsWith('.woff2') ? 'font' : 'other'
}
