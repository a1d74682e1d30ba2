import type { Locator, Page } from '@playwright/test'
import { sampleCaseStudies } from '#content/pages/parts/case-studies'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const path = '/case-studies'
const [first, , third] = sampleCaseStudies
const storyPath = `${path}/the-inquiry-that-waited-until-monday`
const chipName = /^Featured Case Studies/

/** Hovers the element, which loads the page's script, and waits until React has hydrated it. */
async function untilElementHydrated(control: Locator): Promise<void> {
  await control.hover()
  await expect
    .poll(() =>
      control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))),
    )
    .toBe(true)
}

test('case studies use one to three columns, load the featured list once, and open', async ({
  page,
  faults,
}) => {
  faults.expect(/ERR_FAILED.*thumbnails/)
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

  // The chip lists featured studies, then all.
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
  await untilElementHydrated(chip)
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
  await page.unroute('**/case-studies.data*')

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

  // A broken picture is replaced by the placeholder.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.route(`**${first.image_url}`, (route) => route.abort())
  await page.goto(path)
  const broken = page.getByRole('article').filter({ hasText: first.title })
  await broken.hover()
  await expect(broken.getByText('📊')).toBeVisible()
  await expect(broken.getByText('Case Study', { exact: true })).toBeVisible()
})

const stories = '.story'
const hasRouter = (page: Page) => page.waitForFunction(() => '__reactRouterDataRouter' in window)

test('case studies and testimonials that fail to load show an error and can be retried', async ({
  page,
  faults,
}) => {
  faults.expect(/ERR_FAILED/, /status of 50[03]/)
  await page.goto('/media')
  await page.route('**/case-studies.data*', (route) => route.abort())
  const link = page.getByRole('link', { name: 'Case Studies', exact: true })
  await untilElementHydrated(link)
  await link.click()
  await expect(page.getByText('Unable to load case studies at this time.')).toBeVisible()
  await expectAccessible(page, 'unreadable studies')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.unroute('**/case-studies.data*')

  await page.goto(path)
  const chip = page.getByRole('link', { name: chipName })
  await untilElementHydrated(chip)
  await page.route('**/case-studies.data*', (route) => route.fulfill({ status: 503, json: {} }))
  await chip.click()
  await expect(page.getByText('Unable to load case studies at this time.')).toBeVisible()
  await expect(chip).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL(`${path}?featured=true`)
  await expect(page.getByRole('article')).toHaveCount(2)

  await page.goto('/ai-audit')
  await page.route('**/testimonials.data**', (route) => route.abort())
  await page.evaluate(() => window.dispatchEvent(new Event('keydown')))
  await hasRouter(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Testimonials' }).click()
  await expect(page.getByText('Unable to load testimonials at this time.')).toBeVisible()
  await expectAccessible(page, 'unreadable stories', { widths: [1280], schemes: ['dark'] })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.locator(stories)).toHaveCount(9)
  await page.unroute('**/testimonials.data**')

  await page.mouse.move(10, 10)
  await hasRouter(page)
  const categories = page.getByRole('navigation', { name: 'Show' })
  await page.route('**/testimonials.data**', (route) => route.fulfill({ status: 500, body: '<h1>500</h1>' }))
  await categories.getByRole('link', { name: 'AI youth program' }).click()
  await expect(page.getByText('Unable to load testimonials at this time.')).toBeVisible()
  await expect(page).toHaveURL('/testimonials?category=ai-youth-program')
  await expect(categories.locator('[aria-current]')).toHaveText('AI youth program')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/testimonials?category=ai-youth-program')
  await expect(page.locator(stories)).toHaveCount(2)

  // A category without testimonials says so and asks for one.
  await page.goto('/testimonials?category=workshop')
  await expect(page.getByText('No testimonials available for this category yet.')).toBeVisible()
  await expectAccessible(page, 'no stories', { widths: [360], schemes: ['light'] })
  await page.getByRole('link', { name: 'Submit a testimonial' }).click()
  await expect(page).toHaveURL('/testimonials/submit')
})
