import { pages } from '#content/index'
import { expect, test } from './fixtures.ts'

const booking = 'https://cal.owner.example/call?from=site&days=5'
const apple = 'https://podcasts.owner.example/show'

test.use({ serverEnv: { BOOKING_URL: booking, PODCAST_APPLE_URL: apple } })

test('the owner’s links are on every page, before and after hydration', async ({ page, faults }) => {
  faults.expect(/404/)
  const call = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Book A Call' })
  // Rendered on request, then at build.
  for (const [path, about] of [
    ['/no-such-page', 'home'],
    ['/ai-audit', 'ai-audit'],
  ] as const) {
    await page.goto(path)
    await expect(call).toHaveAttribute('href', `${booking}&about=${about}`)
  }
  const reserve = page.getByRole('link', { name: 'Reserve for' }).first()
  await expect(reserve).toHaveAttribute('href', `${booking}&about=ai-audit`)

  // Rendered by the browser.
  const scriptsRun = page.waitForEvent('response', (answer) =>
    answer.url().includes('/assets/ai-first-ceo-podcast'),
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'Podcast' }).click()
  await scriptsRun
  await expect(page.getByRole('link', { name: 'Apple Podcasts' })).toHaveAttribute('href', apple)
  await expect(call).toHaveAttribute('href', `${booking}&about=ai-first-ceo-podcast`)
})

for (const { path } of pages) {
  test(`${path}: every booking link names its topic`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const links = Array.from(html.matchAll(/\shref="([^"]*)"/g), ([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    )
    const bookings = links.filter((href) => href.startsWith('https://cal.'))
    // The bar has one on every page.
    expect(bookings.length).toBeGreaterThan(0)
    for (const link of bookings) {
      expect.soft(link.replace(booking, '')).toMatch(/^&about=[\w-]+$/)
    }
  })
}
