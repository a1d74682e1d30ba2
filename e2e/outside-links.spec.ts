import { expect, test } from './fixtures.ts'

const booking = 'https://cal.owner.example/call?from=site&days=5'
const apple = 'https://podcasts.owner.example/show'

test.use({ serverEnv: { BOOKING_URL: booking, PODCAST_APPLE_URL: apple } })

test('the owner’s links stand on every page, and stay once scripts run', async ({ page, faults }) => {
  faults.expect(/404/)
  const call = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Book A Call' })
  // Rendered on request, then at build.
  for (const path of ['/no-such-page', '/ai-audit']) {
    await page.goto(path)
    await expect(call).toHaveAttribute('href', booking)
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
  await expect(call).toHaveAttribute('href', booking)
})
