import { pages } from '#content/index'
import { isHydrated } from '#test/is-hydrated'
import { expect, test } from './fixtures.ts'
import { openOffice } from './sign-in-office.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'parallel' })

/** Runs in the page. Makes the time zone unknown and removes the list of time zones. */
function withoutZone() {
  const usual = Intl.DateTimeFormat.prototype.resolvedOptions
  Intl.DateTimeFormat.prototype.resolvedOptions = function resolvedOptions() {
    const options = usual.call(this)
    return options.timeZone === 'UTC' ? { ...options, timeZone: 'Etc/Unknown' } : options
  }
  Reflect.deleteProperty(Intl, 'supportedValuesOf')
}

/** Runs in the page. Makes storage and cookies throw, and hides properties of the navigator. */
function withoutStorage() {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse })
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
  for (const name of ['onLine', 'language', 'languages', 'userAgentData', 'connection', 'locks', 'clipboard'])
    Object.defineProperty(navigator, name, { get: () => undefined })
}

test('every page renders in a browser without storage and without a known time zone', async ({
  page,
  faults,
}) => {
  // React Router's script that restores the scroll position reports it, once for each page.
  faults.expect(/Access is denied/)
  await page.addInitScript(withoutZone)
  await page.addInitScript(withoutStorage)
  for (const { path } of pages)
    await test.step(path, async () => {
      await page.goto(path)
      await page.mouse.move(100, 100)
      await page.mouse.move(120, 120)
      await page.waitForFunction(isHydrated)
      for (const live of await page.locator('[data-live]').all()) await live.scrollIntoViewIfNeeded()
      await expect(page.locator('main h1').first()).toBeVisible()
      await expect(page.locator('.lost')).toHaveCount(0)
    })
})

test('every office screen renders in a browser without a known time zone', async ({ page, site }) => {
  await openOffice(page, site)
  await page.addInitScript(withoutZone)
  await page.goto('/admin')
  const paths = await page
    .locator('nav a[href^="/admin"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const settings = ['business', 'team', 'privacy', 'data', 'you'].map((part) => `/admin/settings/${part}`)
  for (const path of new Set([...paths, ...settings]))
    await test.step(path, async () => {
      await page.goto(path)
      await page.waitForFunction(isHydrated)
      await expect(page.locator('.office h1')).toBeVisible()
      await expect(page.locator('.lost')).toHaveCount(0)
      await expect(page.getByText('This part could not be shown')).toHaveCount(0)
    })
})
