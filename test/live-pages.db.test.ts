import { sql } from 'drizzle-orm'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages } from '#content/index'
import { homeVariantHero } from '#content/pages/home'
import { sampleCaseStudies } from '#content/pages/parts/case-studies'
import { sampleTestimonials } from '#content/facts/testimonials'
import { slugOf } from '#domain/case-study'
import { announceChange } from '#server/db/changes'
import { caseStudies } from '#server/db/schema/case-studies'
import { addSampleContent } from '#server/process/sample-content'
import { createTestApp } from './app.ts'
import { serveBuiltSite } from './built-site.ts'
import { putCaseStudy } from './case-studies.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { describeBudgets } from './page-budgets.ts'

const unopenedStory = `/case-studies/${slugOf(sampleCaseStudies[1].title)}`

/** The pages with stored content, as the built site renders them over the samples. */
const live = pages.filter((page) => page.live)
const htmls = new Map<string, string>()
let site: { database: TestDatabase; url: string }
let closeSite: () => Promise<void>
const textAt = async (path: string) => (await fetch(site.url + path)).text()

beforeAll(async () => {
  const database = await testDatabase()
  await addSampleContent(database, new Date())
  const served = await serveBuiltSite(database)
  site = { database, url: served.url }
  closeSite = served.close
  for (const { path } of live) htmls.set(path, await textAt(path))
})
afterAll(() => closeSite())

const htmlOf = (path: string) => htmls.get(path) ?? ''

describeBudgets(live, ({ path }) => htmlOf(path))

test.each([
  ['/', 3],
  ['/landing', 3],
  ['/backup-landing', 3],
  ['/testimonials', sampleTestimonials.length],
])('%s has %d stored testimonials before any script runs', (path, count) => {
  const shown = sampleTestimonials.filter(({ testimonial }) =>
    htmlOf(path)
      .replaceAll(/<script[\s\S]*?<\/script>|<!-- -->/g, '')
      .includes(`<p>“${testimonial}”</p>`),
  )
  expect(shown).toEqual(sampleTestimonials.slice(0, count))
})

test('the home page’s variants differ only in their hero, and are hidden from search engines', async () => {
  const sitemap = await textAt('/sitemap.xml')
  expect(sitemap).toContain('/ai-audit</loc>')
  const documentOf = (path: string) => new JSDOM(htmlOf(path)).window.document
  // The form's stamp and ids are new in every answer.
  const textsOf = (path: string, part: string) =>
    Array.from(documentOf(path).querySelectorAll(`main > ${part}`), ({ textContent }) => textContent)
  const rest = 'section:not(.hero)'
  const [home, hero] = [textsOf('/', rest), textsOf('/', '.hero')]
  expect(home.length).toBeGreaterThan(10)
  for (const path of ['/landing', '/backup-landing']) {
    expect(textsOf(path, rest), path).toEqual(home)
    expect(textsOf(path, '.hero'), path).not.toEqual(hero)
    expect(sitemap).not.toContain(path)
    const page = documentOf(path)
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toMatch(/noindex/)
    const button = Array.from(page.querySelectorAll('a')).find(({ textContent }) =>
      textContent?.startsWith(homeVariantHero.scoreButton),
    )
    expect([button?.getAttribute('href'), button?.target], path).toEqual(['/ai-ready-score', '_blank'])
  }
  expect(textsOf('/landing', '.hero')).not.toEqual(textsOf('/backup-landing', '.hero'))
})

test('pages that were not opened before are rendered while a transaction locks the database', async () => {
  const html = await site.database.db.transaction(async (tx) => {
    // The embedded database has one connection; on PostgreSQL others wait for the lock.
    await tx.execute(sql`lock table testimonials, case_studies in access exclusive mode`)
    return Promise.all(['/testimonials?category=ai-audit', unopenedStory].map(textAt))
  })
  expect(html[0]).toContain(sampleTestimonials.find(({ category }) => category === 'ai-audit')?.testimonial)
  expect(html[1]).toContain(sampleCaseStudies[1].title)
})

test('a live page has the site’s address as its canonical link', () => {
  expect(htmlOf('/testimonials')).toContain('<link rel="canonical" href="https://example.com/testimonials"/>')
})

test('/case-studies has every sample before any script runs, or only featured ones', async () => {
  const titlesIn = (html: string) =>
    sampleCaseStudies.map(({ title }) => title).filter((title) => html.includes(title))
  expect(titlesIn(htmlOf('/case-studies'))).toHaveLength(sampleCaseStudies.length)
  expect(titlesIn(await textAt('/case-studies?featured=true'))).toEqual(
    sampleCaseStudies.filter(({ featured }) => featured).map(({ title }) => title),
  )
})

const storyPath = '/case-studies/the-inquiry-that-waited-until-monday'

test('a sample case study has its own page, which is noindex and not in the sitemap', async () => {
  const html = await textAt(storyPath)
  const { title, challenge, results } = sampleCaseStudies[0]
  for (const text of [title, challenge.split('\n')[0], results]) expect(html).toContain(text)
  expect(html).toMatch(new RegExp(`<title>${title} · `))
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toMatch(/<meta name="description" content="A sample, made up: Inquiries came in by form/)
  expect(html).toContain('<meta property="og:type" content="website"/>')
  expect(blocksIn(html)).toEqual([])
  const sitemap = await fetch(`${site.url}/sitemap.xml`)
  expect(sitemap.headers.get('content-type')).toContain('application/xml')
  const addresses = await sitemap.text()
  expect(addresses).toContain('/case-studies</loc>')
  expect(addresses).not.toContain('/case-studies/')
})

test('a case study ends with a question about its measured line, or a general call without one', async () => {
  // Each sentence of a headline is a separate element.
  expect((await textAt(storyPath)).replaceAll(/<[^>]+>/g, '')).toContain(
    'Asked to called. How long at yours?',
  )
  await putCaseStudy(site.database.db, { slug: 'without-a-line', challenge: 'Nobody called back.' })
  await site.database.db.transaction((tx) => announceChange(tx, 'case-studies'))
  await expect
    .poll(async () => (await textAt('/case-studies/without-a-line')).replaceAll(/<[^>]+>/g, ''))
    .toContain('Be the next story.')
})

test('a testimonial links to the case study that quotes it as soon as that is published', async () => {
  const { testimonial } = sampleTestimonials[0]
  const path = '/case-studies/asked-and-answered'
  expect(htmlOf('/testimonials')).toContain(testimonial)
  expect(htmlOf('/testimonials')).not.toContain(path)
  await putCaseStudy(site.database.db, {
    slug: 'asked-and-answered',
    challenge: 'Inquiries waited.',
    testimonial_quote: testimonial,
  })
  await site.database.db.transaction((tx) => announceChange(tx, 'case-studies'))
  await expect.poll(() => textAt('/testimonials')).toContain(`href="${path}"`)
})

test('a real case study is in the sitemap, with its own metadata and Article structured data', async () => {
  const { title, challenge } = sampleCaseStudies[0]
  const path = '/case-studies/a-client-of-ours'
  await putCaseStudy(site.database.db, {
    slug: 'a-client-of-ours',
    title,
    challenge,
    image_url: '/thumbnails/follow-up.svg',
  })
  await site.database.db.transaction((tx) => announceChange(tx, 'case-studies'))
  await expect.poll(() => textAt('/sitemap.xml')).toContain(`https://example.com${path}</loc>`)
  const html = await textAt(path)
  expect(html).not.toContain('noindex')
  expect(html).toContain(`<link rel="canonical" href="https://example.com${path}"/>`)
  expect(html).toMatch(
    /<meta name="description" content="Inquiries came in by form, email and voice[^"]{50,130}…"/,
  )
  const [article] = blocksIn(html)
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: title,
    url: `https://example.com${path}`,
    image: 'https://example.com/thumbnails/follow-up.svg',
  })
})

function blocksIn(html: string): unknown[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)
  return Array.from(blocks, ([, text = '']) => JSON.parse(text) as unknown)
}

test('a case study with hostile values is escaped on every page', async () => {
  const hostile = `</script><script>alert(1)</script><img src=x onerror=alert(1)>"'{{7*7}}`
  await putCaseStudy(site.database.db, {
    slug: 'hostile',
    title: hostile,
    client_name: hostile,
    challenge: hostile,
    tags: [hostile],
    metrics: { [hostile]: hostile },
    testimonial_quote: hostile,
    gamma_url: 'javascript:alert(1)',
    image_url: 'javascript:alert(1)',
    client_logo_url: '//evil.test/x.svg',
  })
  await createTestApp(site.database, { role: 'editor' }).post('fix-case-study-thumbnails', {})
  for (const path of ['/case-studies/hostile', '/case-studies']) {
    await expect.poll(() => textAt(path)).toContain('&lt;/script&gt;')
    const html = await textAt(path)
    expect(/<script>alert|<img src=x|javascript:|evil\.test/.exec(html)?.[0]).toBeUndefined()
    blocksIn(html)
  }
})

test('a changed case study shows on every page within a second', async () => {
  const admin = createTestApp(site.database, { role: 'editor' })
  const change = { id: sampleCaseStudies[0].id, title: 'The enquiry that is answered on Sunday' }
  expect((await admin.post('update-case-study-image', change)).status).toBe(200)
  for (const path of ['/case-studies', '/case-studies?featured=true', storyPath]) {
    await expect.poll(() => textAt(path), { timeout: 1_000 }).toContain(change.title)
  }
})

test.each(['/case-studies/no-such-study', '/case-studies/untold', '/case-studies/unpublished'])(
  '%s responds 404',
  async (path) => {
    const slug = path.slice('/case-studies/'.length)
    if (slug === 'untold') await putCaseStudy(site.database.db, { slug })
    if (slug === 'unpublished')
      await putCaseStudy(site.database.db, { slug, results: 'x', is_published: false })
    const answer = await fetch(site.url + path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('looking for could not be found.</h1>')
  },
)

test('/case-studies says that there are none yet', async () => {
  await site.database.db.delete(caseStudies)
  await site.database.db.transaction((tx) => announceChange(tx, 'case-studies'))
  await expect.poll(() => textAt('/case-studies')).toContain('No case studies available yet.')
  expect(await textAt('/case-studies')).toContain('Check back soon for inspiring client success stories.')
  expect(await textAt('/case-studies?featured=true')).toContain('No featured case studies available yet.')
})
