import type { Page } from '@playwright/test'
import { pages } from '#content/index'
import { isHydrated } from '#test/is-hydrated'
import { expect, test } from './fixtures.ts'
import { requestsOf, scripts } from './requests-of.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true })

const signs: Record<string, (page: Page) => Promise<void>> = {
  'a pointer': (page) => page.mouse.move(200, 300),
  'a finger': (page) => page.touchscreen.tap(5, 400),
  'a key': (page) => page.keyboard.press('Shift'),
  // What a screen reader does, without a key that the page would hear of.
  'the focus': (page) => page.evaluate(() => document.querySelector<HTMLElement>('main a')?.focus()),
  scrolling: (page) => page.evaluate(() => scrollBy(0, 40)),
}
for (const [sign, give] of Object.entries(signs)) {
  test(`the script loads on the visitor’s first interaction: ${sign}`, async ({ page }) => {
    const made = requestsOf(page)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(scripts(made)).toEqual([])
    expect(made.length).toBeLessThanOrEqual(10)
    await give(page)
    await page.waitForFunction(isHydrated)
  })
}

for (const path of ['/newsletter', '/ai-first-readiness-score', '/testimonials/submit', '/media'])
  test(`it does not load before that: ${path}`, async ({ page }) => {
    const made = requestsOf(page)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(scripts(made)).toEqual([])
  })

const storedThings: Record<string, [where: string, path: string, key: string, value: string]> = {
  'a draft': [
    'localStorage',
    '/ai-first-readiness-score',
    'scorecard-draft',
    '{"step":"contact","values":{"name":["Ada"]}}',
  ],
  'a conversation': ['sessionStorage', '/', 'assistant-conversation', '[{"type":"user","text":"Hello?"}]'],
  'a parcel': ['localStorage', '/privacy', 'scorecard-outbox', '[]'],
}
for (const [what, [where, path, key, value]] of Object.entries(storedThings))
  test(`it loads at once where ${what} is stored`, async ({ page }) => {
    await page.addInitScript(
      ([area, name, text]) =>
        (area === 'localStorage' ? localStorage : sessionStorage).setItem(name ?? '', text ?? ''),
      [where, key, value],
    )
    await page.goto(path)
    await page.waitForFunction(isHydrated)
  })

for (const path of [
  ...pages.filter(({ hydrate }) => hydrate === 'at-once').map((page) => page.path),
  '/ai-audit-week-1-intake-form?for=nobody',
  '/case-studies?admin=true',
])
  test(`it loads at once where a page needs it: ${path}`, async ({ page }) => {
    await page.goto(path)
    await page.waitForFunction(isHydrated)
  })

test('it loads where something on the page needs it, once that is visible', async ({ page }) => {
  await page.goto('/ai-workshop')
  await page.locator('.your-time').scrollIntoViewIfNeeded()
  await expect(page.locator('.your-time')).toContainText('your time')
})
