import { expect, test } from './fixtures.ts'
import { officeEnv, openOffice } from './sign-in-office.ts'

test.use({
  serverEnv: { ...officeEnv },
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 360, height: 740 },
})

test('with 200 % text on a phone no screen of the office scrolls sideways, and the dock shows every word', async ({
  page,
  site,
}) => {
  await openOffice(page, site)
  const data = { name: 'Ada Large', email: 'ada.large@example.com', company: 'Lund' }
  expect((await page.request.post('/functions/v1/subscribe-contact', { data })).status()).toBe(200)
  // The samples' pictures are copied in the background: their rows are widest while that has failed.
  await page.route('**/functions/v1/list-admin-case-studies', async (route) => {
    const answer = await route.fetch()
    const broken = '"image_error":"The picture could not be fetched (404)."'
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('"image_error":null', broken),
    })
  })
  const paths = ['', '/leads', '/deliveries', '/testimonials', '/case-studies', '/forms', '/log']
  for (const path of paths) {
    await page.goto(`/admin${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(sideways, `/admin${path}`).toBeLessThanOrEqual(0)
    const dock = page.getByRole('navigation', { name: 'Main screens' })
    for (const item of await dock.getByRole('listitem').all()) await expect(item).toBeInViewport({ ratio: 1 })
  }
})
