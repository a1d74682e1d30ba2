import type { Locator } from '@playwright/test'
import { sampleCaseStudies } from '#content/pages/parts/case-studies'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const path = '/case-studies'
const [first, second, third] = sampleCaseStudies
const storyPath = `${path}/the-inquiry-that-waited-until-monday`
const chipName = /^Featured Case Studies/

/** The page's script has come, which it does at the first interaction, and has taken the element over. */
async function taken(control: Locator): Promise<void> {
  await control.hover()
  await expect
    .poll(() =>
      control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))),
    )
    .toBe(true)
}

test('the grid is one, two or three cards wide, and each card shows its data', async ({ page }) => {
  await page.goto(path)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(sampleCaseStudies.length)
  for (const [width, columns] of [
    [360, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()))
    expect(new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size, `${width} px`).toBe(columns)
  }

  const card = cards.filter({ hasText: first.title })
  await expect(card.getByText('Featured', { exact: true })).toBeVisible()
  for (const text of [first.client_name, first.industry, ...first.tags]) {
    await expect(card.getByText(text, { exact: true }).first()).toBeVisible()
  }
  await expect(card.getByRole('term').filter({ hasText: 'inquiries without an owner' })).toBeVisible()
  await expect(card.getByRole('definition').filter({ hasText: '3 → 1' })).toBeVisible()
  await expect(card.getByRole('figure')).toContainText(first.testimonial_quote)
  await expect(card.getByRole('figure')).toContainText(
    `${first.testimonial_author}, ${first.testimonial_role}`,
  )
  const presentation = card.getByRole('link', { name: /^View Full Presentation/ })
  await expect(presentation).toHaveAttribute('href', first.gamma_url)
  await expect(presentation).toHaveAttribute('target', '_blank')
  const open = card.getByRole('link', { name: /^Open presentation/ })
  await page.mouse.move(5, 5)
  await expect(open).toHaveCSS('opacity', '0')
  await card.hover()
  await expect(open).toHaveCSS('opacity', '1')

  const plain = cards.filter({ hasText: third.title })
  await expect(plain.getByRole('link', { name: /presentation/i })).toHaveCount(0)
  await expect(plain.getByText('Case Study', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book a Free AI Audit' })).toHaveAttribute(
    'href',
    '/ai-audit-b2b',
  )
})

test('the chip lists featured studies, then all, with one request each', async ({ page }) => {
  await page.goto(path)
  const asked: string[] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/case-studies.data*', async (route) => {
    asked.push(route.request().url())
    await held
    await route.continue()
  })
  const chip = page.getByRole('link', { name: chipName })
  const status = page.getByRole('status').filter({ hasText: 'Loading case studies...' })
  await taken(chip)
  await chip.click()
  await expect(status).toBeVisible()
  release()
  await expect(page).toHaveURL(`${path}?featured=true`)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByText(third.title)).toHaveCount(0)
  await expect(chip).toHaveAttribute('aria-current', 'true')

  await chip.click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await chip.click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(3)
  expect(asked).toHaveLength(1)
})

test('a broken picture is replaced by the placeholder', async ({ page, faults }) => {
  faults.expect(/ERR_FAILED.*thumbnails/)
  await page.route(`**${first.image_url}`, (route) => route.abort())
  await page.goto(path)
  const card = page.getByRole('article').filter({ hasText: first.title })
  await card.hover()
  await expect(card.getByText('📊')).toBeVisible()
  await expect(card.getByText('Case Study', { exact: true })).toBeVisible()
})

test('a story is read on its own page', async ({ page }) => {
  await page.goto(path)
  await page.getByRole('link', { name: first.title, exact: true }).click()
  await expect(page).toHaveURL(storyPath)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title)
  await expect(page).toHaveTitle(new RegExp(`^${first.title} · `))
  for (const [name, text] of [
    ['What was broken', first.challenge],
    ['What we built', first.solution],
    ['What changed', first.results],
  ] as const) {
    await expect(page.getByRole('region', { name })).toContainText(text.split('\n')[0] ?? '')
  }
  await expectAccessible(page, 'a story')
  await page.getByRole('link', { name: 'All case studies' }).click()
  await expect(page).toHaveURL(path)
})

test('says so when the server cannot be reached', async ({ page, faults }) => {
  faults.expect(/ERR_FAILED/)
  await page.goto('/media')
  await page.route('**/case-studies.data*', (route) => route.abort())
  const link = page.getByRole('link', { name: 'Case Studies', exact: true })
  await taken(link)
  await link.click()
  await expect(page.getByText('Unable to load case studies at this time.')).toBeVisible()
  await expectAccessible(page, 'unreadable')
})

test('the page stays when filtering fails on the server', async ({ page, faults }) => {
  faults.expect(/status of 503/)
  await page.goto(path)
  const chip = page.getByRole('link', { name: chipName })
  await taken(chip)
  await page.route('**/case-studies.data*', (route) => route.fulfill({ status: 503, json: {} }))
  await chip.click()
  await expect(page.getByText('Unable to load case studies at this time.')).toBeVisible()
  await expect(chip).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL(`${path}?featured=true`)
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('without script, the chip and the stories work', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto(path)
  await page.getByRole('link', { name: chipName }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('link', { name: chipName }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  const card = page.getByRole('article').filter({ hasText: second.title })
  await card.getByRole('link', { name: /^Read the story/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.title)
  await context.close()
})

test('an unknown story is not found, and samples are not in the sitemap', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/status of 404/)
  expect((await page.goto(`${path}/no-such-story`))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "The page you're looking for could not be found.",
  )
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toContain('application/xml')
  const addresses = Array.from((await answer.text()).matchAll(/<loc>([^<]+)/g), ([, address = '']) => address)
  expect(addresses.some((address) => address.endsWith(path))).toBe(true)
  expect(addresses.filter((address) => address.includes(`${path}/`))).toEqual([])
})
