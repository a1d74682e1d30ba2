import { expect, test } from './fixtures.ts'
import { layoutFaults } from './layout-faults.ts'
import { answers, newAddress } from './quiz.ts'
import { officeOwner, openOffice } from './sign-in-office.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 360, height: 740 },
})

test('at 200 % text on a phone, office screens do not scroll sideways or cut off names and the dock', async ({
  page,
  site,
  faults,
}) => {
  faults.expect(/status of 404/)
  await openOffice(page, site)
  const email = newAddress()
  const data = { name: 'Ada Largetext', email, company: 'Lund' }
  expect((await page.request.post('/functions/v1/subscribe-contact', { data })).status()).toBe(200)
  // A row is widest when copying its picture has failed, so the response claims that.
  await page.route('**/functions/v1/list-admin-case-studies', async (route) => {
    const answer = await route.fetch()
    const broken = '"image_error":"The picture could not be fetched (404)."'
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('"image_error":null', broken),
    })
  })
  // A second session and a complete scorecard fill the screens that show them.
  const signIn = await page.request.post('/auth/v1/token?grant_type=password', { data: officeOwner })
  expect(signIn.status()).toBe(200)
  const scorecard = { score: 14, formData: { ...answers, email } }
  expect((await page.request.post('/functions/v1/send-score-email', { data: scorecard })).status()).toBe(200)
  const leads = `/leads?${new URLSearchParams({ view: 'everyone', q: email })}`
  await page.goto(`/admin${leads}`)
  const link = page.getByRole('link', { name: data.name, exact: true })
  const lead = await link.getAttribute('href')
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  await expect.poll(async () => (await link.boundingBox())?.width ?? 0).toBeGreaterThan(150)
  expect(await link.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
  const nowhere = '/not-a-screen'
  const paths = [
    '',
    leads,
    lead?.replace('/admin', '') ?? '',
    '/leads/new',
    '/leads/import',
    '/leads/erase',
    '/workshops',
    '/workshops/readiness',
    '/newsletter',
    '/deliveries',
    '/testimonials',
    '/case-studies',
    '/forms',
    '/log',
    '/set-up',
    '/settings',
    '/settings/business',
    '/settings/team',
    '/settings/data',
    '/settings/you',
    nowhere,
  ]
  for (const path of paths) {
    const answer = await page.goto(`/admin${path}`)
    expect(answer?.status(), `/admin${path}`).toBe(path === nowhere ? 404 : 200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(sideways, `/admin${path}`).toBeLessThanOrEqual(0)
    const dock = page.getByRole('navigation', { name: 'Main screens' })
    const { cutOff, touching } = await page.evaluate(layoutFaults)
    expect.soft([...cutOff, ...touching], `/admin${path}`).toEqual([])
    for (const item of await dock.getByRole('listitem').all()) await expect(item).toBeInViewport({ ratio: 1 })
  }
  await expect(page).toHaveTitle('Not here · Back office · Mendline')
})
