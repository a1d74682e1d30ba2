import type { Page } from '@playwright/test'
import { sessionStorageKey } from '#app/lib/stored-session'
import { listDeliveries } from '#contracts/list-deliveries'
import { isHydrated } from '#test/is-hydrated'
import { callFunction } from './call-function.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test, untilHydrated } from './fixtures.ts'
import { holdRequests, holdScript } from './hold.ts'
import { officeEnv, openOffice } from './sign-in-office.ts'

test.use({ serverEnv: { ...officeEnv }, contextOptions: { reducedMotion: 'reduce' } })

/** Collects the requests from now on, except those for files: `GET /admin`, `POST /functions/v1/get-today`. */
function collectRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (/^\/(functions|auth|admin)\b/.test(path)) asked.push(`${request.method()} ${path}`)
  })
  return asked
}

const headline = /^(No leads yet\. )?Mail is not connected\./
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/**
 * Waits until the live refresh is joined and a refetch that it may cause has started. That refetch starts 50 ms after
 * joining, so a longer timer of the same page ends later on any machine.
 */
async function untilLiveRefreshJoined(page: Page) {
  await expect(page.getByText('Changes by others appear automatically.')).toBeAttached()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
}

/** Waits until no delivery is pending, because one that ends while a page is open makes the page refetch. */
async function untilDelivered(page: Page) {
  const states = async () => {
    const { data } = (await callFunction(page, listDeliveries, {})).body
    return data.map(({ state }) => state)
  }
  await expect.poll(states).not.toEqual([])
  await expect
    .poll(async () => (await states()).filter((state) => /^(pending|sending)$/.test(state)))
    .toEqual([])
}

/** Stops the page's clock, because data older than five seconds is refetched and a slow machine takes that long. */
const stopDate = (page: Page) => page.clock.setFixedTime(new Date())

const rail = (page: Page) => page.getByRole('navigation', { name: 'Back office' })

test('Today is rendered before scripts and requested once, a contact’s data prefetched, a session renewed once', async ({
  page,
  site,
  faults,
}) => {
  faults.expect(/status of 404/)
  await openOffice(page, site)
  await stopDate(page)
  await page.goto('about:blank')
  const asked = collectRequests(page)
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto('/admin', { waitUntil: 'commit' })
  await expect(heading(page)).toHaveText(headline)
  await expect(rail(page)).toBeVisible()
  await expect(page.getByText('Checking your sign-in')).toHaveCount(0)
  // A shortcut pressed before the script loads is replayed.
  await page.keyboard.press('?')
  release()
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expect(page.getByText('owner@example.com').first()).toBeVisible()
  await expect(heading(page)).toHaveText(headline)
  await untilLiveRefreshJoined(page)
  // The first request gets the page, the second the signed-in account's screen.
  expect(asked).toEqual(['GET /admin', 'GET /admin'])

  // A screen that is not rendered early has its data prefetched.
  const nobody = '/admin/leads/00000000-0000-4000-8000-000000000000'
  await page.goto('about:blank')
  asked.length = 0
  const releaseAgain = await holdRequests(page, '**/assets/*.js')
  const first = [
    `GET ${nobody}`,
    'GET /auth/v1/user',
    'POST /functions/v1/get-contact',
    'POST /functions/v1/get-today',
  ]
  await page.goto(nobody, { waitUntil: 'commit' })
  // The order of the requests may vary.
  await expect.poll(() => asked.toSorted()).toEqual(first.toSorted())
  releaseAgain()
  await expect(page.getByText('This person isn’t here anymore.')).toBeVisible()
  expect(asked.toSorted()).toEqual(first.toSorted())

  // An init script expires the session, because the open page might renew it while it is being left.
  await page.addInitScript((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '') as { expires_at: number }
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }))
  }, sessionStorageKey)
  asked.length = 0
  await page.goto('/admin')
  await expect(page.getByText('Changes by others appear automatically.')).toBeAttached()
  expect(asked.filter((each) => each === 'POST /auth/v1/token')).toHaveLength(1)
})

test('the list of leads is rendered before its scripts with the filters of its address, and requested once', async ({
  page,
  site,
}) => {
  const address = '/admin/leads?q=ada&view=everyone'
  await openOffice(page, site)
  const added = await page.request.post('/functions/v1/subscribe-contact', {
    data: { name: 'Ada Lund', email: 'ada@example.com', company: 'Lund' },
  })
  expect(added.status()).toBe(200)
  await untilDelivered(page)
  // The event stream reports changes that it missed before it opened, here the lead, which the page already shows.
  await page.route('**/events/admin?*', (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/missed=\d+/, 'missed=0'),
    }),
  )
  // Columns are stored on the device, so the server does not know them.
  await page.evaluate(() => localStorage.setItem('office-lead-columns', '["score"]'))
  await stopDate(page)
  await page.goto('about:blank')
  const asked = collectRequests(page)
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto(address, { waitUntil: 'commit' })
  const row = page.getByRole('row').filter({ hasText: 'Ada Lund' })
  await expect(row).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('ada')
  release()
  await untilHydrated(page)
  await expect(page.getByRole('columnheader', { name: 'Owner' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(row.getByRole('link', { name: 'Ada Lund', exact: true })).toBeFocused()
  await untilLiveRefreshJoined(page)
  expect(asked).toEqual(['GET /admin/leads', 'GET /admin/leads'])
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test.describe('in another time zone', () => {
    test.use({ timezoneId: 'Asia/Tokyo', viewport: { width: 320, height: 844 } })

    test('nothing moves under the finger whose touch loads the script', async ({ page, site }) => {
      await openOffice(page, site)
      const main = page.getByRole('main')
      const places = () =>
        main
          .locator('h1, h2, h3, a, button, time')
          .evaluateAll((all) => all.map((each) => `${each.textContent} ${each.getBoundingClientRect().top}`))
      for (const path of ['/admin', '/admin/deliveries', '/admin/calls']) {
        await page.goto('about:blank')
        await page.goto(path)
        await expect(page.getByRole('navigation', { name: 'Main screens' })).toBeVisible()
        if (path === '/admin') await expect(main).toContainText('where you are')
        expect(await page.evaluate(isHydrated), path).toBe(false)
        const before = await places()
        await page.keyboard.press('Shift')
        await untilLiveRefreshJoined(page)
        expect(await places(), path).toEqual(before)
      }
    })
  })

  test('a link works without scripts, which load on the first touch and replay it; the dock and More navigate', async ({
    page,
    site,
  }) => {
    await openOffice(page, site)
    const dock = page.getByRole('navigation', { name: 'Main screens' })
    await page.goto('about:blank')
    await page.route('**/assets/*.js', () => {})
    await page.goto('/admin')
    await expect(heading(page)).toHaveText(headline)
    await dock.getByRole('link', { name: 'Leads' }).tap()
    await expect(page).toHaveURL('/admin/leads')
    await expect(heading(page)).toHaveText('Leads')
    await page.goto('about:blank')
    await page.unrouteAll({ behavior: 'ignoreErrors' })

    const scripts: string[] = []
    page.on('request', (request) => void (request.url().endsWith('.js') && scripts.push(request.url())))
    await page.goto('/admin')
    await expect(heading(page)).toHaveText(headline)
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])
    // Unlike a link, a button needs its script, so the touch that loads the script is replayed.
    await dock.getByRole('button', { name: 'More' }).tap()
    const more = page.getByRole('dialog', { name: 'More' })
    await expect(more).toBeVisible()
    expect(scripts.length).toBeGreaterThan(0)
    await expectAccessible(page, 'more', { widths: [390] })
    await page.setViewportSize({ width: 390, height: 844 })
    await more.getByRole('link', { name: 'Testimonials' }).tap()
    await expect(page).toHaveURL('/admin/testimonials')
    await expect(more).toHaveCount(0)

    await dock.getByRole('link', { name: 'Today' }).tap()
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('navigation', { name: 'Back office' })).toBeHidden()
    await expect(dock.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page')
    await dock.getByRole('button', { name: 'Search' }).tap()
    await page
      .getByRole('dialog', { name: 'Search or run a command' })
      .getByRole('button', { name: /^Close/ })
      .tap()
    await dock.getByRole('button', { name: 'More' }).tap()
    await more.getByRole('button', { name: 'Sign out' }).tap()
    await expect(page).toHaveURL('/auth')
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  })
})

test('values typed into the availability screen before hydration stay, and its form is saved', async ({
  page,
  site,
}) => {
  await openOffice(page, site, '/admin/calls/hours')
  const release = await holdScript(page)
  await page.reload()
  const [monday, firstDay] = [page.getByRole('textbox', { name: 'Monday' }), page.getByLabel('First day')]
  await monday.fill('10 to 3')
  await page.getByLabel('Minimum notice').selectOption('24')
  await firstDay.fill('2027-12-24')
  release()
  await untilLiveRefreshJoined(page)
  await expect(monday).toHaveValue('10 to 3')
  await expect(firstDay).toHaveValue('2027-12-24')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Availability saved.')).toBeVisible()
  await page.reload()
  await expect(monday).toHaveValue('10 AM to 3 PM')
  await expect(page.getByLabel('Minimum notice')).toHaveValue('24')
  // The first day is in another form, whose unsaved value survives the reload.
  await expect(firstDay).toHaveValue('2027-12-24')
})
