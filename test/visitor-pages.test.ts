import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { company } from '#content/facts/company'
import { footerColumns, footerRow, serviceLinks } from '#content/pages/parts/footer'
import { aiTeam } from '#content/pages/parts/home-sections'
import { homeHero } from '#content/pages/home'
import { createSettingsRenderer } from '#server/settings/settings-renderer'
import { builtHtmls } from './built-html.ts'

const htmls = await builtHtmls()
const settingsRenderer = createSettingsRenderer({ siteUrl: 'https://example.com', links: {} })
const landing = '/ai-ready-score'
const wizard = '/ai-first-readiness-score'

/** Opens a page's HTML in a document that runs no script. */
const open = (path: string) => new JSDOM(settingsRenderer.html(htmls.get(path) ?? '')).window.document

const wordsOf = (element: Element | null | undefined) =>
  element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''

/** The links in there: their words, address and target. */
const linksIn = (place: Element | null) =>
  Array.from(place?.querySelectorAll('a') ?? [], (link) => [
    wordsOf(link),
    link.getAttribute('href'),
    link.getAttribute('target'),
  ])

/** Address and target of the first link in there whose words begin so. */
function linkIn(place: Element | Document | null, words: string) {
  const links = Array.from(place?.querySelectorAll('a') ?? [])
  const found = links.find((link) => wordsOf(link).startsWith(words))
  return [found?.getAttribute('href'), found?.getAttribute('target')]
}

test('the header links to the pages, and opens media and booking in a new tab', () => {
  const page = open(landing)
  const bar = page.querySelector('header nav[aria-label="Main"]')
  expect(linksIn(bar)).toEqual([
    // On a phone alone, where it is the first of the menu.
    ['Free 3-minute score', wizard, null],
    ['Testimonials', '/testimonials', null],
    ['Case Studies', '/case-studies', null],
    ['Services', '/#services', null],
    ['Media (opens in a new tab)', '/media', '_blank'],
    ['Book A Call (opens in a new tab)', 'https://example.com/book?about=ai-ready-score', '_blank'],
  ])
  expect(bar?.querySelectorAll('ul > li > a')).toHaveLength(5)
  expect(page.querySelector('header a')?.getAttribute('href')).toBe('/')
  expect(bar?.textContent).not.toContain('Sign Out')
})

test('the header marks Services as current only on the pages of services', () => {
  const isMarked = (path: string) =>
    open(path).querySelector('header a[href="/#services"]')?.getAttribute('aria-current')
  for (const { path } of serviceLinks) expect(isMarked(path), path).toBe('true')
  for (const path of [landing, wizard, '/ai-audit', '/']) expect(isMarked(path), path).toBeNull()
})

test('the footer shows who runs the site, where, and how to reach them', () => {
  const foot = open(landing).querySelector('footer')
  const lines = Array.from(foot?.querySelectorAll('address > *') ?? [], wordsOf)
  expect(lines).toEqual([company.name, ...company.address, company.email])
  expect(linkIn(foot, company.email)).toEqual([`mailto:${company.email}`, null])
  expect(linksIn(foot?.querySelector('nav > ul') ?? null)).toEqual(
    footerRow.map(({ path, label }) => [label, path, null]),
  )
  for (const { title, links } of footerColumns) {
    const column = foot?.querySelector(`ul[aria-label="${title}"]`) ?? null
    expect(linksIn(column), title).toEqual(links.map(({ path, label }) => [label, path, null]))
  }
})

test('the home page is complete without script', () => {
  const page = open('/')
  expect(wordsOf(page.querySelector('h1'))).toBe('We Don’t Start With AI. We Start With What’s Broken.')
  expect(homeHero.badge).toBe('Most AI advice is just noise.')
  expect(wordsOf(page.querySelector('.hero'))).toContain(homeHero.badge)
  expect(linkIn(page, 'Start with an AI Audit')).toEqual(['/ai-audit-b2b', '_blank'])
  const services = page.querySelector('#services')
  expect(linkIn(services, 'Learn More')).toEqual(['/ai-audit-b2b', '_blank'])
  expect(linkIn(services, 'View All Services')).toEqual(['/ai-automation-services', '_blank'])
  expect(linkIn(page, 'Book Your AI Audit')[0]).toBe('/ai-audit-b2b')
})

test('the home page’s features have a heading, and a table row with name and job for each', () => {
  const team = open('/').querySelector('#team')
  const outline = Array.from(team?.querySelectorAll('h2, h3') ?? [])
    .filter((heading) => !heading.closest('dialog'))
    .map((heading) => `${heading.localName} ${wordsOf(heading)}`)
  expect(outline).toEqual([`h2 ${aiTeam.title}`, `h3 ${aiTeam.features}`])
  const rows = Array.from(team?.querySelectorAll('tbody tr') ?? [], (row) => [
    wordsOf(row.querySelector('th')),
    wordsOf(row.querySelector('td')),
  ])
  expect(rows).toEqual(aiTeam.members.map(({ feature, job }) => [feature, job]))
})

test('every service name links to its page, and every Learn More link to the short audit page', () => {
  const services = open('/').querySelector('#services')
  const names = Array.from(services?.querySelectorAll('h3 > a') ?? [], (link) => [
    wordsOf(link),
    link.getAttribute('href'),
  ])
  expect(names).toEqual([
    ['AI Audit', '/ai-audit'],
    ['Cold email automation', '/cold-email-automation'],
    ['AI chat agents', '/ai-chat-agents'],
    ['Internal ops automation', '/ai-internal-ops'],
    ['AI lead-magnet tools', '/ai-tools-lead-magnets'],
  ])
  const more = linksIn(services).filter(([words]) => words?.startsWith('Learn More'))
  expect(more).toHaveLength(5)
  for (const link of more)
    expect(link).toEqual([expect.stringMatching(/^Learn More about the AI Audit/), '/ai-audit-b2b', '_blank'])
})

test('the scorecard’s landing page is complete without script, and links to the quiz', () => {
  const page = open(landing)
  const textsOf = (selector: string) => Array.from(page.querySelectorAll(selector), wordsOf)
  expect(linkIn(page, 'Get My Score & Next Steps')[0]).toBe(wizard)
  expect(linkIn(page, 'Take the 3-Minute Quiz')[0]).toBe(wizard)
  expect(textsOf('h2')).toEqual(expect.arrayContaining(['Who This Is For', 'What You’ll Get']))
  for (const who of [/founders and CEOs/i, /operators/i, /teams/i, /business leaders/i])
    expect(textsOf('dt')).toContainEqual(expect.stringMatching(who))
  for (const what of [/score/i, /top 2 automation opportunities/i, /cost estimate/i, /next step/i])
    expect(textsOf('h3')).toContainEqual(expect.stringMatching(what))
})

test('the quiz and its results say without script what to do', () => {
  const quiz = open(wizard)
  const hint = quiz.querySelector('main noscript')
  expect(wordsOf(hint)).toContain('needs JavaScript')
  expect(linkIn(hint, 'book a call')[0]).toBe('https://example.com/book?about=ai-first-readiness-score')
  expect(quiz.querySelector('form')?.getAttribute('method')).toBe('post')
  const results = open('/ai-score-results')
  expect(wordsOf(results.querySelector('h1'))).toBe('Your results open here after the quiz.')
  expect(linkIn(results, 'Take the quiz')[0]).toBe(wizard)
})
