import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const stories = '.stories__list > li'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('stories are shown, filtered by links, and long ones open', async ({ page }) => {
    await page.goto('/testimonials')
    await expect(page.locator(stories)).toHaveCount(9)
    const long = page.locator(stories).filter({ hasText: 'I thought I needed a new tool.' })
    await expect(long.getByText('anyone can follow')).toBeHidden()
    await long.getByText('Read More').click()
    await expect(long.getByText('anyone can follow')).toBeVisible()
    await long.getByText('Read Less').click()
    await expect(long.getByText('anyone can follow')).toBeHidden()

    const chips = page.getByRole('navigation', { name: 'Show' })
    await chips.getByRole('link', { name: 'AI youth program' }).click()
    await expect(page).toHaveURL('/testimonials?category=ai-youth-program')
    await expect(page.locator(stories)).toHaveCount(2)
    await expect(chips.locator('[aria-current]')).toHaveText('AI youth program')
    await chips.getByRole('link', { name: 'All' }).click()
    await expect(page.locator(stories)).toHaveCount(9)
  })
})

test('an empty category says so and asks for a story', async ({ page }) => {
  await page.goto('/testimonials?category=workshop')
  await expect(page.getByText('No testimonials available for this category yet.')).toBeVisible()
  await expectAccessible(page, 'no stories', { widths: [360], schemes: ['light'] })
  await page.getByRole('link', { name: 'Submit a testimonial' }).click()
  await expect(page).toHaveURL('/testimonials/submit')
})

test('the page stays when stories cannot be loaded', async ({ page, faults }) => {
  faults.expect(/ERR_FAILED/)
  await page.goto('/ai-audit')
  await page.route('**/testimonials.data**', (route) => route.abort())
  await page.evaluate(() => window.dispatchEvent(new Event('keydown')))
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Testimonials' }).click()
  await expect(page.getByText('Unable to load testimonials at this time.')).toBeVisible()
  await expectAccessible(page, 'unreadable stories', { widths: [1280], schemes: ['dark'] })
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.locator(stories)).toHaveCount(9)
})

test('the page stays when a category fails to load, and it can be requested again', async ({
  page,
  faults,
}) => {
  faults.expect(/status of 50[03]/)
  await page.goto('/testimonials')
  await page.mouse.move(10, 10)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  const chips = page.getByRole('navigation', { name: 'Show' })
  await page.route('**/testimonials.data**', (route) => route.fulfill({ status: 500, body: '<h1>500</h1>' }))
  await chips.getByRole('link', { name: 'AI youth program' }).click()
  await expect(page.getByText('Unable to load testimonials at this time.')).toBeVisible()
  await expect(page).toHaveURL('/testimonials?category=ai-youth-program')
  await expect(chips.locator('[aria-current]')).toHaveText('AI youth program')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/testimonials?category=ai-youth-program')
  await expect(page.locator(stories)).toHaveCount(2)
})
