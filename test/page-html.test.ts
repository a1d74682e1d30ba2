import { HtmlValidate } from 'html-validate/node'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outsideLinks } from '#content/facts/outside-links'
import { pages } from '#content/index'
import { sharePictureOf } from '#content/pages/parts/page'
import { client } from './page-budgets.ts'
import type { CallType } from '#domain/call-rules'
import { type ServerProcess, startServerProcess } from './server-process.ts'

/** These tests read the HTML of each page as the real server sends it, before any script runs. */

const booking = 'https://cal.owner.example/call?from=site&days=5'
const apple = 'https://podcasts.owner.example/show'

interface Site {
  process: ServerProcess
  /** Page address to HTML. */
  htmls: ReadonlyMap<string, string>
}

/** As it starts without settings. */
let usual: Site
/** With an owner's own links. */
let owned: Site

beforeAll(async () => {
  ;[usual, owned] = await Promise.all([
    readSite({}),
    readSite({ BOOKING_URL: booking, PODCAST_APPLE_URL: apple }),
  ])
})
afterAll(() => Promise.all([usual, owned].map((site) => site.process.stop())))

async function readSite(env: Record<string, string>): Promise<Site> {
  const process = await startServerProcess({ env })
  const htmls = new Map<string, string>()
  for (const { path } of pages) {
    const answer = await fetch(process.url + path)
    expect(answer.status, path).toBe(200)
    htmls.set(path, await answer.text())
  }
  return { process, htmls }
}

const htmlValidate = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes <br/> and empty boolean attributes, and its own order of the doctype's letters.
    'void-style': ['error', { style: 'selfclose' }],
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Written camel-cased by React; HTML does not mind.
    'attr-case': 'off',
    'element-case': 'off',
    // The scripts' integrity is in the policy's hashes.
    'require-sri': 'off',
    'no-inline-style': 'error',
  },
})

const mainOf = (html: string) => /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''

const textOf = (html: string) =>
  mainOf(html)
    .replaceAll(/<(script|svg|noscript)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

const hrefsOf = (html: string) =>
  Array.from(html.matchAll(/\shref="([^"]*)"/g), ([, href = '']) => href.replaceAll('&amp;', '&'))

/** The status of each linked path, requested once, because most pages have the same links. */
const statuses = new Map<string, Promise<number>>()

function statusOf(path: string): Promise<number> {
  const known = statuses.get(path)
  if (known) return known
  const asked = fetch(usual.process.url + path).then(async (answer) => {
    await answer.body?.cancel()
    return answer.status
  })
  statuses.set(path, asked)
  return asked
}

describe.each(pages)('$path', (sitePage) => {
  const { path, canonicalPath = path } = sitePage
  const html = () => usual.htmls.get(path) ?? ''

  test('is valid HTML with one h1 and more than 150 characters of text', async () => {
    const report = await htmlValidate.validateString(html())
    const faults = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    )
    expect(faults).toEqual([])
    expect(html().match(/<h1[\s>]/g)).toHaveLength(1)
    expect(textOf(html()).length, 'words of the page itself').toBeGreaterThan(150)
  })

  test('has a canonical address and a share picture', async () => {
    const canonical = /<link rel="canonical" href="https?:\/\/[^/"]+(\/[^"]*)"\/>/.exec(html())?.[1]
    expect(canonical).toBe(canonicalPath)
    const picture = await fetch(usual.process.url + sharePictureOf(sitePage))
    await picture.body?.cancel()
    expect(picture.status).toBe(200)
    expect(picture.headers.get('content-type')).toBe('image/png')
  })

  test('has no dead link or anchor', async () => {
    const links = new Set(Array.from(html().matchAll(/\shref="(\/[^"#?]*)/g), ([, href = '']) => href))
    for (const link of links) expect(await statusOf(link), `link to ${link}`).toBe(200)
    for (const [, id = ''] of html().matchAll(/\shref="#([^"]+)"/g))
      expect(html().includes(`id="${id}"`), `anchor #${id}`).toBe(true)
  })

  test('every booking link names its topic', () => {
    const bookings = hrefsOf(owned.htmls.get(path) ?? '').filter((href) => href.startsWith('https://cal.'))
    // The bar has one on every page.
    expect(bookings.length).toBeGreaterThan(0)
    for (const link of bookings) expect(link.replace(booking, '')).toMatch(/^&about=[\w-]+$/)
  })
})

/** Pages with their own booking links: the topic of each link, and the type of call that it opens. */
const callsOn: Readonly<Record<string, Readonly<Record<string, CallType>>>> = {
  '/': { home: 'intro' },
  '/ai-audit': { 'ai-audit': 'audit' },
  '/ai-audit-b2b': { 'ai-audit-b2b': 'audit' },
  '/ai-automation-services': { 'ai-automation-services': 'intro' },
  '/ai-chat-agents': { 'ai-chat-agents': 'demo' },
  '/ai-first-readiness-score': { 'ai-first-readiness-score': 'intro' },
  '/ai-for-business': { 'ai-for-business': 'intro' },
  '/ai-for-youth': {
    'ai-for-youth': 'intro',
    'ai-foundations': 'intro',
    'ai-innovators': 'intro',
    'summer-camp': 'intro',
  },
  '/ai-internal-ops': { 'ai-internal-ops': 'operations' },
  '/ai-tools-lead-magnets': { 'ai-tools-lead-magnets': 'intro' },
  '/ai-workshop': { 'ai-workshop': 'intro' },
  '/backup-landing': { 'backup-landing': 'intro', home: 'intro' },
  '/cold-email-automation': { 'cold-email-automation': 'intro' },
  '/cold-email-automation-offer': { 'cold-email-automation-offer': 'intro' },
  '/landing': { landing: 'intro', home: 'intro' },
  '/media': { media: 'intro', 'media-interview': 'guest-interview' },
  '/terms': { terms: 'intro' },
  '/trusted-partner': { 'trusted-partner': 'intro' },
}

test.each(Object.entries(callsOn))('the booking links of %s open these call types', async (path, calls) => {
  const links = hrefsOf(usual.htmls.get(path) ?? '').filter((href) => href.includes('/book?'))
  const found = Array.from(new Set(links), async (link) => {
    const { pathname, search } = new URL(link)
    const form = await (await fetch(usual.process.url + pathname + search)).text()
    return ['about', 'type'].map((name) => hiddenIn(form, name))
  })
  expect(Object.fromEntries(await Promise.all(found))).toEqual(calls)
})

test('each time that the assistant offers is preselected on the booking page that it links to', async () => {
  const asked = await fetch(`${usual.process.url}/functions/v1/chatbot-response`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userMessage: 'Can I book a demo of the chat agents?' }),
  })
  const { botResponse } = (await asked.json()) as { botResponse: string }
  const links = botResponse.match(/https?:\S+&time=\S+/g) ?? []
  expect(links).toHaveLength(3)
  for (const link of links) {
    const { pathname, search, searchParams } = new URL(link)
    const form = await (await fetch(usual.process.url + pathname + search)).text()
    expect(['about', 'type', 'zone'].map((name) => hiddenIn(form, name))).toEqual([
      'ai-chat-agents',
      'demo',
      'America/New_York',
    ])
    const chosen = form.match(/<input(?=[^>]* name="startsAt")(?=[^>]* checked)[^>]*>/g) ?? []
    expect(chosen).toEqual([expect.stringContaining(` value="${searchParams.get('time')}"`)])
  }
})

test('every other page has only the header’s booking link, with the page as its topic', () => {
  for (const { path } of pages.filter((page) => !Object.hasOwn(callsOn, page.path))) {
    const links = hrefsOf(owned.htmls.get(path) ?? '').filter((href) => href.startsWith(booking))
    const [own = ''] = /[a-z][\w-]*/.exec(path) ?? []
    expect(
      links.map((link) => new URL(link).searchParams.get('about')),
      path,
    ).toEqual([own])
  }
})

const hiddenIn = (html: string, name: string) =>
  new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"/>`).exec(html)?.[1]

test.each([
  ['title', /<title>([^<]*)/],
  ['description', /name="description" content="([^"]*)"/],
])('every page has a %s that no other has', (_, pattern) => {
  const values = Array.from(usual.htmls.values(), (html) => pattern.exec(html)?.[1])
  expect(values.filter((value, index) => !value || values.indexOf(value) !== index)).toEqual([])
})

/** Every page that search engines may find, and the form that a client is asked to fill in. */
const publicPaths = pages
  .filter(({ path, indexed }) => indexed || path === '/testimonials/submit')
  .map(({ path }) => path)

const linksIn = (html: string) =>
  Array.from(html.matchAll(/<a\s[^>]*href="([^"]*)"/g), ([, href = '']) => href)

async function htmlAt(path: string): Promise<string> {
  const known = usual.htmls.get(path)
  if (known !== undefined) return known
  const answer = await fetch(usual.process.url + path)
  expect(answer.status, path).toBe(200)
  return answer.text()
}

test('every public page is at most two clicks from home', async () => {
  const clicks = new Map([['/', 0]])
  for (const [path, count] of clicks) {
    if (count === 2) break
    for (const href of linksIn(await htmlAt(path))) {
      // Links to the booking page carry the address that `SITE_URL` has by default.
      const [target = ''] = href.replace(/^http:\/\/localhost(?::\d+)?/, '').split(/[?#]/)
      if (target.startsWith('/') && !clicks.has(target)) clicks.set(target, count + 1)
    }
  }
  expect(publicPaths.filter((path) => !clicks.has(path))).toEqual([])
})

test('every public page links onward from its content', () => {
  // The form that a client is asked to fill in ends in its own thanks.
  const ends = publicPaths
    .filter((path) => path !== '/testimonials/submit')
    .filter((path) => {
      const onward = linksIn(mainOf(usual.htmls.get(path) ?? '')).filter(
        (href) => /^(https?:|\/)/.test(href) && href.split(/[?#]/)[0] !== path,
      )
      // Links to the legal pages do not count as onward links.
      return onward.every((href) => /^\/(privacy|terms)$/.test(href))
    })
  expect(ends).toEqual([])
})

test('“Book A Call” leads to the owner’s scheduler with the page’s topic, on the not-found page too', async () => {
  const nowhere = await fetch(`${owned.process.url}/no-such-page`)
  expect(nowhere.status).toBe(404)
  for (const [html, about] of [
    [await nowhere.text(), 'home'],
    [owned.htmls.get('/ai-audit') ?? '', 'ai-audit'],
    [owned.htmls.get('/ai-first-ceo-podcast') ?? '', 'ai-first-ceo-podcast'],
  ] as const) {
    const call = `<a href="${booking}&about=${about}" class="btn btn--line btn--s menu__call"`
    expect(html).toContain(call.replaceAll('&', '&amp;'))
  }
  const reserve = /<a href="([^"]*)"[^>]*>Reserve for /g
  const reserves = Array.from((owned.htmls.get('/ai-audit') ?? '').matchAll(reserve), ([, href]) => href)
  expect(reserves.length).toBeGreaterThan(0)
  expect(new Set(reserves)).toEqual(new Set([`${booking}&about=ai-audit`.replaceAll('&', '&amp;')]))
})

test('pages and scripts contain the owner’s links instead of the sample links', async () => {
  const given: Record<string, string> = {
    [outsideLinks.BOOKING_URL]: booking,
    [outsideLinks.PODCAST_APPLE_URL]: apple,
  }
  expect(owned.htmls.get('/ai-first-ceo-podcast')).toMatch(
    new RegExp(`<a href="${apple}"[^>]*>Apple Podcasts`),
  )
  for (const [path, html] of owned.htmls)
    for (const sample of Object.keys(given)) expect(html.includes(sample), path).toBe(false)

  const found = new Map<string, number>()
  for (const file of globSync('assets/*.js', { cwd: client })) {
    const built = readFileSync(join(client, file), 'utf8')
    const samples = Object.keys(given).filter((sample) => built.includes(sample))
    if (samples.length === 0) continue
    const sent = await (await fetch(`${owned.process.url}/${file}`)).text()
    for (const sample of samples) {
      expect(sent.includes(sample), `${sample} in ${file}`).toBe(false)
      expect(sent.includes(given[sample] ?? ''), `${given[sample]} in ${file}`).toBe(true)
      found.set(sample, (found.get(sample) ?? 0) + 1)
    }
  }
  expect([...found.keys()].toSorted()).toEqual(Object.keys(given).toSorted())
})
