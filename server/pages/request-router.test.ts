import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '#test/server-process'
import { sessionPlaceholder } from '#app/lib/session-placeholder'
import { originPlaceholder } from '#app/lib/site-origin'
import { outsideLinks } from '#content/facts/outside-links'
import { createSettingsRenderer } from '#server/settings/settings-renderer'
import { createRequestRouter } from './request-router.ts'
import { securityHeaders } from '#server/http/security-headers'

const { BOOKING_URL: booking } = outsideLinks
const inline = 'console.log("</p> & more")'
const module = 'import("/assets/a.js")'
const home = `<!doctype html><h1>Home</h1><script>${inline}</script><script type="module" async="">${module}</script>
<script src="/assets/a.js"></script><script type="application/ld+json">{"a":1}</script>`
const session = { day: 'Friday', weekday: 5, time: '14:00', zone: 'America/New_York', minutes: 90 }
const files: Record<string, string> = {
  'index.html': home,
  'about/index.html': '<!doctype html><h1>About</h1>',
  'assets/a-1234.js': 'export {}',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'notes.txt': 'User-agent: *',
  'call/index.html': `<!doctype html><a href="${booking}">Book</a><link href="${originPlaceholder}/call">`,
  'workshop/index.html': `<script type="application/ld+json">{"startDate":"${sessionPlaceholder('START', session)}"}</script>`,
  'assets/links-5678.js': `export const booking = "${booking}"`,
}

let server: Server
let directory: string
let isAsBuilt = true
let settingsRenderer = createSettingsRenderer({
  siteUrl: 'https://example.com',
  links: { BOOKING_URL: 'https://cal.example/me?a=1&b=2' },
})
beforeAll(async () => {
  directory = temporaryFolder()
  for (const [name, content] of Object.entries(files)) {
    const path = join(directory, name)
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, content)
    // One has no compressed form.
    if (name === 'notes.txt') continue
    writeFileSync(`${path}.br`, brotliCompressSync(content))
    writeFileSync(`${path}.gz`, gzipSync(content))
  }
  const siteUrl = 'https://example.com'
  const front = createRequestRouter({
    directory,
    isAsBuilt: () => isAsBuilt,
    siteUrl,
    https: true,
    settingsRenderer: {
      text: (text) => settingsRenderer.text(text),
      html: (html) => settingsRenderer.html(html),
      concerns: (text) => settingsRenderer.concerns(text),
      changesAtMs: (html) => settingsRenderer.changesAtMs(html),
      get version() {
        return settingsRenderer.version
      },
      playerOrigin: undefined,
    },
  })
  server = createServer((incoming, response) => {
    if (!front(incoming, response)) response.writeHead(418).end('fell through')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void server.close())

interface Answer {
  status: number | undefined
  headers: IncomingMessage['headers']
  body: Buffer
}

/** As sent: `fetch` would decompress, follow redirects and normalize the path. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ host: '127.0.0.1', port, path, method, headers }, resolve).on('error', reject).end(),
  )
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}

describe('the content encoding', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000,gzip;q=0', undefined],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['br ; q=0 , gzip ; q=0.1', 'gzip'],
    ['brotli, xgzip', undefined],
  ])('for Accept-Encoding %s is %s', async (accepted, encoding) => {
    const { headers, body } = await get('/', accepted === undefined ? {} : { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['vary']).toBe('accept-encoding')
    const plain =
      encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
    expect(plain.toString()).toBe(home)
    expect(headers['content-length']).toBe(String(body.byteLength))
  })

  test('is none for content without a compressed form', async () => {
    const { headers, body } = await get('/notes.txt', { 'accept-encoding': 'br, gzip' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toBe('User-agent: *')
  })
})

test.each([
  ['/', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ['/about', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ['/about?from=mail', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ['/assets/a-1234.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/favicon.svg', 'image/svg+xml', 'public, max-age=0, must-revalidate'],
])('%s is %s, %s', async (path, type, cacheControl) => {
  const { status, headers } = await get(path)
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'content-type': type, 'cache-control': cacheControl })
})

test.each([
  [
    '/call',
    '<!doctype html><a href="https://cal.example/me?a=1&amp;b=2">Book</a><link href="https://example.com/call">',
  ],
  ['/assets/links-5678.js', 'export const booking = "https://cal.example/me?a=1&b=2"'],
])('inserts settings into %s, which is revalidated', async (path, expected) => {
  for (const encoding of ['identity', 'br']) {
    const { headers, body } = await get(path, { 'accept-encoding': encoding })
    expect((encoding === 'br' ? brotliDecompressSync(body) : body).toString()).toBe(expected)
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  }
})

test('responds with 304 to a current copy, per encoding', async () => {
  const first = await get('/', { 'accept-encoding': 'br' })
  const etag = first.headers.etag ?? ''
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': known })
    expect(again.status).toBe(304)
    expect(again.body.byteLength).toBe(0)
    expect(again.headers.etag).toBe(etag)
  }
  expect((await get('/', { 'if-none-match': etag })).status).toBe(200)
  expect((await get('/about', { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(200)
})

test('responds to HEAD like GET, without the body', async () => {
  const head = await get('/', { 'accept-encoding': 'br' }, 'HEAD')
  const { headers } = await get('/', { 'accept-encoding': 'br' })
  expect(head.body.byteLength).toBe(0)
  expect({ ...head.headers, date: '' }).toEqual({ ...headers, date: '' })
})

test.each([
  ['/about/', '/about'],
  ['/about//', '/about'],
  ['/about/?from=mail', '/about?from=mail'],
])('%s redirects to %s', async (path, location) => {
  const answer = await get(path)
  expect(answer.status).toBe(308)
  expect(answer.headers).toMatchObject({ location, ...securityHeaders({ https: true }) })
})

test.each([
  '/nothing',
  '/nothing/',
  '//',
  '//about',
  '/about/index.html',
  '/../package.json',
  '/%2e%2e/',
  '/index.html.br',
])('%s falls through', async (path) => {
  expect((await get(path)).status).toBe(418)
})

test('passes on requests with methods other than GET and HEAD', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect((await get('/', {}, method)).status).toBe(418)
})

test('handles an address of many slashes in linear time', async () => {
  const before = performance.now()
  await get(`/${'/'.repeat(15_000)}x`)
  expect(performance.now() - before).toBeLessThan(100)
})

test('sends the common headers, and allows a page’s own inline scripts by hash', async () => {
  const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  const page = await get('/')
  const scriptSources = [inline, module].map(hashOf)
  expect(page.headers).toMatchObject(securityHeaders({ https: true, scriptSources }))
  expect((await get('/', { 'if-none-match': page.headers.etag ?? '' })).headers).toMatchObject(
    securityHeaders({ https: true, scriptSources }),
  )
  for (const path of ['/about', '/assets/a-1234.js', '/favicon.svg'])
    expect((await get(path)).headers).toMatchObject(securityHeaders({ https: true }))
})

test('serves no prerendered page while the published content differs from the build', async () => {
  isAsBuilt = false
  try {
    expect((await get('/about')).status).toBe(418)
    expect((await get('/about/')).headers.location).toBe('/about')
    for (const path of ['/assets/a-1234.js', '/robots.txt', '/notes.txt'])
      expect((await get(path)).status).toBe(200)
  } finally {
    isAsBuilt = true
  }
  expect((await get('/about')).status).toBe(200)
})

test('pages and scripts contain the owner’s changed link', async () => {
  const before = settingsRenderer
  const first = await get('/call')
  // A build under the running site deletes its files.
  renameSync(directory, `${directory}-gone`)
  settingsRenderer = createSettingsRenderer({
    siteUrl: 'https://example.com',
    links: { BOOKING_URL: 'https://cal.example/new' },
    version: 1,
  })
  try {
    expect((await get('/call', { 'accept-encoding': 'identity' })).body.toString()).toContain(
      'https://cal.example/new',
    )
    expect((await get('/assets/links-5678.js')).body.toString()).toContain('https://cal.example/new')
    expect((await get('/call', { 'if-none-match': first.headers.etag ?? '' })).status).toBe(200)
  } finally {
    settingsRenderer = before
    renameSync(`${directory}-gone`, directory)
  }
  expect((await get('/call')).headers.etag).toBe(first.headers.etag)
})

test('a page shows the next session once one has begun, and is cached until then', async () => {
  const before = settingsRenderer
  const html = vi.fn(before.html)
  settingsRenderer = { ...before, html, version: 2 }
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => {
    settingsRenderer = before
    vi.useRealTimers()
  })
  const ask = async (now: string) => {
    vi.setSystemTime(now)
    const { headers, body } = await get('/workshop', { 'accept-encoding': 'br' })
    return { etag: headers.etag ?? '', page: brotliDecompressSync(body).toString() }
  }
  const monday = await ask('2026-11-23T12:00:00Z')
  expect(monday.page).toContain('"startDate":"2026-11-27T14:00:00-05:00"')
  await get('/about')
  html.mockClear()
  expect(await ask('2026-11-27T18:59:59.999Z')).toEqual(monday)
  expect(html).not.toHaveBeenCalled()

  const after = await ask('2026-11-27T19:00:00Z')
  expect(after.page).toContain('"startDate":"2026-12-04T14:00:00-05:00"')
  const known = { 'accept-encoding': 'br', 'if-none-match': monday.etag }
  expect((await get('/workshop', known)).status).toBe(200)
  expect((await get('/workshop', { ...known, 'if-none-match': after.etag })).status).toBe(304)
  await get('/about')
  expect(html).toHaveBeenCalledOnce()
})
