import { test } from './fixtures.ts'

// What every other test relies on: each of these must fail for the fault it makes.
test.describe('a test fails when its page', () => {
  test.beforeEach(async ({ page }) => {
    test.fail()
    await page.goto('/healthz')
  })

  test('reports an error in the console', async ({ page }) => {
    await page.evaluate(() => console.error('something broke'))
  })

  test('throws an error nobody catches', async ({ page }) => {
    await page.evaluate(() => queueMicrotask(() => Promise.reject(new Error('nobody catches this'))))
  })

  test('breaks its content security policy', async ({ page }) => {
    await page.evaluate(() => {
      document.body.setAttribute('style', 'color: red')
    })
  })

  test('asks for something off this machine', async ({ page }) => {
    await page.evaluate(() => navigator.sendBeacon('https://elsewhere.example/'))
  })
})
