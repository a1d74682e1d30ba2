import type { Page } from '@playwright/test'
import { pages } from '#content/index'
import { isHydrated } from '#test/is-hydrated'
import { expect, test } from './fixtures.ts'
import { requestsOf, scripts } from './requests-of.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true })
test.describe.configure({ mode: 'parallel' })

const interactions: Record<string, (page: Page) => Promise<void>> = {
  'a pointer': (page) => page.mouse.move(200, 300),
  'a finger': (page) => page.touchscreen.tap(5, 400),
  'a key': (page) => page.keyboard.press('Shift'),
  // A screen reader moves the focus without a key event in the page.
  'the focus': (page) => page.evaluate(() => document.querySelector<HTMLElement>('main a')?.focus()),
  scrolling: (page) => page.evaluate(() => scrollBy(0, 40)),
}

test('the script loads on the visitor’s first interaction, whatever it is, and not before', async ({
  context,
}) => {
  for (const path of ['/newsletter', '/ai-first-readiness-score', '/testimonials/submit', '/media'])
    await test.step(path, async () => {
      // Each path gets a new page, because on a used one the pointer is already within the document.
      const page = await context.newPage()
      const made = requestsOf(page)
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(scripts(made)).toEqual([])
      await page.close()
    })
  for (const [sign, give] of Object.entries(interactions))
    await test.step(sign, async () => {
      const page = await context.newPage()
      const made = requestsOf(page)
      await page.goto('/')
      await page.waitForLoadState('networkidle')
      expect(scripts(made)).toEqual([])
      expect(made.length).toBeLessThanOrEqual(10)
      await give(page)
      await page.waitForFunction(isHydrated)
      await page.close()
    })
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
const pathsHydratedAtOnce = [
  ...pages.filter(({ hydrate }) => hydrate === 'at-once').map((page) => page.path),
  '/ai-audit-week-1-intake-form?for=nobody',
  '/case-studies?admin=true',
]

test('the script loads at once if the page needs it or the browser has stored data, or when a live part shows', async ({
  context,
}) => {
  /** Opens a page with empty storage, or with only the given item in it. */
  async function open(path: string, [where, key, value]: readonly string[] = []) {
    const page = await context.newPage()
    await page.addInitScript(
      ([area, name, text]) => {
        localStorage.clear()
        sessionStorage.clear()
        if (name) (area === 'localStorage' ? localStorage : sessionStorage).setItem(name, text ?? '')
      },
      [where, key, value],
    )
    await page.goto(path)
    return page
  }
  for (const path of pathsHydratedAtOnce)
    await test.step(path, async () => {
      const page = await open(path)
      await page.waitForFunction(isHydrated)
      await page.close()
    })
  for (const [what, [where, path, key, value]] of Object.entries(storedThings))
    await test.step(what, async () => {
      const page = await open(path, [where, key, value])
      await page.waitForFunction(isHydrated)
      await page.close()
    })
  const page = await open('/ai-workshop')
  await page.locator('.your-time').scrollIntoViewIfNeeded()
  await expect(page.locator('.your-time')).toContainText('your time')
})
