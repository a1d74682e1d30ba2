import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { sessionPlaceholder } from '#app/lib/session-placeholder'
import { announceChange, followChanges } from '#server/db/changes'
import { followPublishedLists } from '#server/process/follow-published-lists'
import { createLog } from '#server/process/log'
import { insertSampleTestimonials } from '#server/queries/testimonials/testimonials.server'
import { createSettingsRenderer } from '#server/settings/settings-renderer'
import { type TestDatabase, testDatabase } from '#test/database'
import { serveLocally } from '#test/serve-locally'
import { createLivePages } from './live-pages.ts'

const firstLines = '<script></script><title></title>'
const moduleScript =
  '<script type="module" async="">import "/assets/manifest-0.js"; window.__reactRouterRouteModules = {"root":route0}</script>'

const log = createLog('silent')
let database: TestDatabase
const closes: (() => Promise<void>)[] = []
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  for (const close of closes.splice(0).toReversed()) await close()
})

/** The live pages over a renderer that writes what was requested, and counts. */
async function startSite() {
  const asked: string[] = []
  const state = { status: 200, text: 'first', held: Promise.resolve() }
  const settingsRenderer = { ...createSettingsRenderer({ siteUrl: 'https://example.com', links: {} }) }
  const changes = await followChanges(database)
  const lists = await followPublishedLists({ database, changes, log })
  const livePages = await createLivePages({
    async render(request) {
      const { pathname, search } = new URL(request.url)
      asked.push(pathname + search)
      const { status, text } = state
      await state.held
      return new Response(`${firstLines}<p>${pathname}${search} ${text}</p>${moduleScript}`, {
        status,
        headers: { 'content-type': 'text/html', 'x-remix-response': 'yes' },
      })
    },
    known: { notFoundPathFor: () => undefined },
    listVersion: lists.version,
    inline: { starter: '0', officeStarter: '', outlets: '', zone: '' },
    https: true,
    settingsRenderer,
    log,
  })
  const { url, close } = await serveLocally((request, response) =>
    livePages(request, response, () => response.writeHead(418).end()),
  )
  closes.push(
    () => changes.close(),
    async () => lists.close(),
    close,
  )
  const get = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(url + path, { redirect: 'manual', ...init })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  asked.length = 0
  return { get, asked, lists, state, settingsRenderer }
}

/** Publishes another testimonial. */
const publish = () =>
  database.db.transaction(async (tx) => {
    await insertSampleTestimonials(tx, new Date())
    await announceChange(tx, 'testimonials')
  })

test('renders a new copy when settings change', async () => {
  const { get, asked, settingsRenderer } = await startSite()
  const first = await get('/testimonials')
  Object.assign(settingsRenderer, { version: 1, html: (html: string) => `${html} put in` })
  expect((await get('/testimonials')).text).toBe(`${first.text} put in`)
  expect((await get('/testimonials')).text).toBe(`${first.text} put in`)
  expect(asked).toEqual(['/testimonials'])
})

test('renders a new copy of a page when its session has begun', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T18:59:59Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { get, asked, state } = await startSite()
  const session = { day: 'Friday', weekday: 5, time: '14:00', zone: 'America/New_York', minutes: 90 }
  state.text = `"startDate":"${sessionPlaceholder('START', session)}"`
  expect((await get('/ai-workshop')).text).toContain('"2026-11-27T14:00:00-05:00"')
  state.text = 'no session'
  await get('/ai-audit')
  expect((await get('/ai-workshop')).text).toContain('"2026-11-27T14:00:00-05:00"')
  state.text = `"startDate":"${sessionPlaceholder('START', session)}"`
  asked.length = 0

  vi.setSystemTime('2026-11-27T19:00:00Z')
  expect((await get('/ai-workshop')).text).toContain('"2026-12-04T14:00:00-05:00"')
  await get('/ai-audit')
  expect(asked).toEqual(['/ai-workshop'])
})

test('serves the same copy until a change is announced, and then a new one', async () => {
  const { get, asked, state } = await startSite()
  const first = await get('/testimonials')
  expect(first.text).toContain('/testimonials first')
  state.text = 'second'
  expect((await get('/testimonials')).text).toBe(first.text)
  expect(asked).toEqual([])

  await publish()
  await expect.poll(async () => (await get('/testimonials')).text).toContain('/testimonials second')
  expect(asked).toEqual(['/testimonials'])
  expect((await get('/')).text).toContain('second')
})

test('keeps its copy when the change was rolled back', async () => {
  const { get, state } = await startSite()
  state.text = 'second'
  const failure = database.db.transaction(async (tx) => {
    await insertSampleTestimonials(tx, new Date())
    await announceChange(tx, 'testimonials')
    throw new Error('taken back')
  })
  await expect(failure).rejects.toThrow()
  await database.db.transaction((tx) => announceChange(tx, 'testimonial-queue'))
  expect((await get('/testimonials')).text).toContain('first')
})

test('renders a new copy in every process after a change', async () => {
  const sites = await Promise.all([startSite(), startSite()])
  for (const { state } of sites) state.text = 'second'
  await publish()
  for (const { get } of sites) {
    await expect.poll(async () => (await get('/')).text, { timeout: 1_000 }).toContain('second')
  }
})

test('renders a page once for many concurrent requests', async () => {
  const { get, asked } = await startSite()
  const answers = await Promise.all(Array.from({ length: 8 }, () => get('/testimonials?category=workshop')))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(asked).toEqual(['/testimonials?category=workshop'])
})

test('does not serve a page as current whose rendering began before the change', async () => {
  const { get, asked, lists, state } = await startSite()
  const release = Promise.withResolvers<void>()
  state.held = release.promise
  const early = get('/testimonials?category=workshop')
  await expect.poll(() => asked.length).toBe(1)
  state.text = 'second'
  state.held = Promise.resolve()
  await publish()
  // A request before that waits for the first rendering, with everybody else.
  await expect.poll(() => lists.version('testimonials')).toBe(1)
  expect((await get('/testimonials?category=workshop')).text).toContain('second')
  release.resolve()
  expect((await early).text).toContain('first')
  expect((await get('/testimonials?category=workshop')).text).toContain('second')
})

test('serves the last copy while rendering fails', async () => {
  const { get, state } = await startSite()
  state.status = 503
  state.text = 'broken'
  await publish()
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await get('/testimonials')).toMatchObject({ status: 200, text: expect.stringContaining('first') })
  }
  state.status = 200
  state.text = 'third'
  await expect.poll(async () => (await get('/testimonials')).text, { timeout: 5_000 }).toContain('third')
})

describe('the address of a live page', () => {
  test.each([
    ['/?utm_source=mail', '/'],
    ['/testimonials?utm_source=mail&category=workshop', '/testimonials?category=workshop'],
    ['/testimonials?category=workshop&category=x', '/testimonials?category=workshop'],
    ['/testimonials?category=x', '/testimonials'],
    ['/case-studies?featured=true', '/case-studies?featured=true'],
    ['/case-studies?featured=1', '/case-studies'],
    ['/case-studies?featured=TRUE&featured=true', '/case-studies'],
    ['/testimonials.data?_routes=a', '/testimonials.data'],
    ['/_.data', '/_.data'],
    // The request router has these as built, and leaves them to live pages once other content is published.
    ['/ai-audit', '/ai-audit'],
    ['/testimonials/submit?utm_source=mail', '/testimonials/submit'],
  ])('%s is rendered as %s', async (path, rendered) => {
    const { get, asked } = await startSite()
    expect((await get(path)).text).toContain(`<p>${rendered} first`)
    expect((await get(path)).status).toBe(200)
    expect(asked.length).toBeLessThanOrEqual(1)
  })

  test.each(['/nothing', '/testimonials/', '//', '/%'])('%s is passed on without rendering', async (path) => {
    const { get, asked } = await startSite()
    expect((await get(path)).status).toBe(418)
    expect(asked).toEqual([])
  })

  test.each([302, 404, 503])('that renders with status %d is passed on, and not cached', async (status) => {
    const { get, state } = await startSite()
    state.status = status
    expect((await get('/testimonials?category=workshop')).status).toBe(418)
    state.status = 200
    expect((await get('/testimonials?category=workshop')).status).toBe(200)
  })
})

test('ignores other methods, and supports HEAD and 304', async () => {
  const { get } = await startSite()
  expect((await get('/testimonials', { method: 'POST' })).status).toBe(418)
  const head = await get('/testimonials', { method: 'HEAD' })
  expect(head).toMatchObject({ status: 200, text: '' })
  const again = await get('/testimonials', { headers: { 'if-none-match': head.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  expect(head.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
})

test('keeps at most 500 copies, the newest', async () => {
  const { get, asked } = await startSite()
  for (let story = 0; story < 500; story += 1) await get(`/case-studies/story-${story}`)
  asked.length = 0
  await get('/case-studies/story-499')
  expect(asked).toEqual([])
  // Made at the start, and the first to be evicted.
  await get('/')
  expect(asked).toEqual(['/'])
})
