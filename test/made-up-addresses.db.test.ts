import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { announceChange } from '#server/db/changes'
import { addSampleContent } from '#server/process/sample-content'
import { caseStudies } from '#server/db/schema/case-studies'
import { createRenderLimit, renderingsPerAddress } from '#server/pages/render-limit'
import { serveBuiltSite } from './built-site.ts'
import { putCaseStudy } from './case-studies.ts'
import { type TestDatabase, testDatabase } from './database.ts'

/** The database of the built site, which gets requests for addresses that do not exist. */
let database: TestDatabase
let site: Awaited<ReturnType<typeof serveBuiltSite>>
/** Pages that are rendered in the background after a start, at a time that tests do not know. */
let studyPaths: string[]

beforeAll(async () => {
  database = await testDatabase()
  await addSampleContent(database, new Date())
  const studies = await database.db.select({ slug: caseStudies.slug }).from(caseStudies)
  studyPaths = studies.map(({ slug }) => `/case-studies/${slug}`)
  site = await serveBuiltSite(database)
})
afterAll(() => site.close())

const renderedNow = () => site.rendered.filter((path) => !studyPaths.includes(path))

/** Requests the path unchanged, because `fetch` would resolve its dots. */
async function askFor(
  path: string,
  method = 'GET',
  headers = '',
  body = '',
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(site.url)
  const socket = connect(Number(port), hostname)
  socket.write(
    `${method} ${path} HTTP/1.1\r\nhost: example.com\r\nconnection: close\r\n${headers}\r\n${body}`,
  )
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  return { status: Number(text.split(' ', 2)[1]), text }
}

const madeUp = [
  '/nowhere',
  '/nowhere/at/all?x=1',
  '/case-studies/no-such-study',
  '/case-studies/a/b',
  '/case-studies/%00',
  '/case-studies/%FF',
  '/%00',
  '/%',
]

test.each(['/admin/funnel', '/admin/leads/x/y', '/admin/nothing?x=1'])(
  '%s gets the back office’s own 404 screen, without rendering it again',
  async (path) => {
    expect((await askFor(path)).status).toBe(404)
    site.rendered.length = 0
    const { status, text } = await askFor(path)
    expect(status).toBe(404)
    expect(text).toContain('<title>Not here · Back office')
    expect(text).toContain('Checking your sign-in')
    expect(text).not.toContain('could not be found')
    expect(text).toMatch(/cache-control: no-store/i)
    expect(renderedNow()).toEqual([])
  },
)

test.each(madeUp)('%s gets the 404 page, without rendering it again', async (path) => {
  expect((await askFor(path)).status).toBe(404)
  site.rendered.length = 0
  const answer = await askFor(path)
  expect(answer.status).toBe(404)
  // The apostrophe has its own markup.
  const said = answer.text.replaceAll(/<[^>]+>/g, '')
  expect(said).toContain('The page you&#x27;re looking for could not be found.')
  expect(answer.text).toMatch(/cache-control: no-store/i)
  expect(answer.text).toMatch(/content-security-policy: [^\r]*script-src 'self' 'sha256-/i)
  expect(renderedNow()).toEqual([])
  expect((await askFor(path, 'HEAD')).status).toBe(404)
  expect(renderedNow()).toEqual([])
})

test('the 404 page links to home and the newsletter, and the request is logged', async () => {
  site.logLines.length = 0
  const { status, text } = await askFor('/no-such-page')
  expect(status).toBe(404)
  const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? ''
  const links = Array.from(main.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g), ([, href, words]) => [
    href,
    words,
  ])
  expect(links).toEqual([
    ['/', 'Back to the home page'],
    ['/newsletter', 'Read the newsletter'],
  ])
  expect(site.logLines.map((line) => JSON.parse(line) as unknown)).toContainEqual(
    expect.objectContaining({ msg: 'page not found', path: '/no-such-page' }),
  )
})

test.each(['/case-studies/../admin/testimonials', '/case-studies/%2e%2e/admin'])(
  '%s is normalized to an office page, which is not cached',
  async (path) => {
    for (const _again of [1, 2]) {
      const answer = await askFor(path)
      expect(answer.status).toBe(200)
      expect(answer.text).toContain('Back office')
      expect(answer.text).toMatch(/cache-control: no-store/i)
    }
  },
)

test('a data request for a missing page gets a 404 without rendering', async () => {
  site.rendered.length = 0
  for (const path of ['/nowhere.data', '/case-studies/no-such-study.data'])
    expect((await askFor(path)).status).toBe(404)
  expect(renderedNow()).toEqual([])
})

test('a thousand unknown addresses evict no real page from the cache', async () => {
  const real = ['/case-studies', '/case-studies?featured=true', '/testimonials', '/']
  for (const path of real) expect((await askFor(path)).status).toBe(200)
  site.rendered.length = 0
  for (let turn = 0; turn < 250; turn += 1) {
    await Promise.all(
      [`?featured=x${turn}`, `/none-${turn}`, `?category=${turn}`, `/x/../none-${turn}`].map((rest) =>
        askFor(`/case-studies${rest}`),
      ),
    )
  }
  for (const path of real) expect((await askFor(path)).status).toBe(200)
  expect(renderedNow()).toEqual([])
})

test('a case study responds 404 until it is published', async () => {
  const path = '/case-studies/told-later'
  expect((await askFor(path)).status).toBe(404)
  await putCaseStudy(database.db, { slug: 'told-later', results: 'It works.' })
  await database.db.transaction((tx) => announceChange(tx, 'case-studies'))
  await expect.poll(async () => (await askFor(path)).status).toBe(200)
})

const chunked = 'transfer-encoding: chunked\r\ncontent-type: application/x-www-form-urlencoded\r\n'

test('a form with chunked transfer encoding is read', async () => {
  const answer = await askFor('/newsletter', 'POST', chunked, '6\r\nname=A\r\n0\r\n\r\n')
  expect(answer.status).toBe(200)
  expect(answer.text).toContain('Please enter a valid email address')
})

test('a form post without a body is read as an empty form', async () => {
  expect((await askFor('/newsletter', 'POST')).status).toBe(200)
})

test('a streamed form of more than 64 kB is refused with 413', async () => {
  const chunk = `8000\r\n${'a'.repeat(0x8000)}\r\n`
  const answer = await askFor('/newsletter', 'POST', chunked, `${chunk.repeat(3)}0\r\n\r\n`)
  expect(answer.status).toBe(413)
})

test.each(['DELETE', 'OPTIONS', 'PUT', 'PATCH'])('%s gets a 405 with the allowed methods', async (method) => {
  for (const path of ['/newsletter', '/nowhere', '/case-studies']) {
    const answer = await askFor(path, method)
    expect(answer.status).toBe(405)
    expect(answer.text).toMatch(/allow: GET, HEAD, POST/i)
  }
})

test('a form with fields such as __proto__ is read without them', async () => {
  const fields = 'constructor=1&__proto__=2&toString=3&name=Ada'
  const length = `content-length: ${fields.length}\r\ncontent-type: application/x-www-form-urlencoded\r\n`
  const answer = await askFor('/newsletter', 'POST', length, fields)
  expect(answer.status).toBe(200)
  expect(answer.text).toContain('value="Ada"')
})

test('a rate-limited visitor still gets cached pages and not-found pages', async () => {
  const limited = await serveBuiltSite(database, { renderLimit: createRenderLimit() })
  const statusOf = async (path: string) => (await fetch(limited.url + path)).status
  for (let turn = 0; turn < renderingsPerAddress; turn += 1) expect(await statusOf('/admin')).toBe(200)
  expect(await statusOf('/admin')).toBe(429)
  expect(await statusOf('/testimonials')).toBe(200)
  expect(await statusOf('/nowhere')).toBe(404)
  await limited.close()
})
