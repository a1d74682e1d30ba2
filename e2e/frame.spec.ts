import type { Page } from '@playwright/test'
import { company } from '#content/facts/company'
import { isHydrated } from '#test/is-hydrated'
import { expect, test } from './fixtures.ts'

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' })
const landing = '/ai-ready-score'
const wizard = '/ai-first-readiness-score'

/** Stores a session in the account client's format, once per tab. */
async function signIn(page: Page, rights = {}): Promise<void> {
  await page.addInitScript((app_metadata) => {
    if (sessionStorage.getItem('planted')) return
    sessionStorage.setItem('planted', 'yes')
    const session = {
      access_token: 'a',
      refresh_token: 'r',
      expires_in: 3600,
      expires_at: Math.floor(Date.now() / 1000) + 3600,
      token_type: 'bearer',
      user: { app_metadata },
    }
    localStorage.setItem('site-auth', JSON.stringify(session))
  }, rights)
}

test('the header can be skipped, stays at the top, and below 768 px is a menu that closes on any choice', async ({
  page,
  context,
  faults,
}) => {
  // In these tests the site does not know its port, and the account server does not know this session.
  faults.expect(
    /off this site: http:\/\/localhost\/book/,
    /ERR_CONNECTION_REFUSED/,
    /status of 404/,
    /auth\/v1\/logout/,
  )
  await page.goto(landing)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Get My Score & Next Steps' })).toBeFocused()
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)

  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto(wizard)
  await expect(menuButton(page)).toBeHidden()
  await expect(main(page)).toBeVisible()
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(menuButton(page)).toBeVisible()
  await expect(main(page)).toBeHidden()
  await menuButton(page).click()
  await expect(main(page)).toBeVisible()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
  // A sheet over the whole window: no text of the page shows beneath it.
  expect(await main(page).boundingBox()).toMatchObject({ x: 0, y: 56, width: 767, height: 744 })
  await page.keyboard.press('Escape')
  await expect(main(page)).toBeHidden()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(menuButton(page)).toBeFocused()

  await signIn(page)
  await page.setViewportSize({ width: 360, height: 800 })
  for (const name of ['Media', 'Book A Call']) {
    await page.goto(wizard)
    await menuButton(page).click()
    const opened = context.waitForEvent('page')
    await main(page).getByRole('link', { name }).click()
    await (await opened).close()
    await expect(main(page), name).toBeHidden()
  }
  for (const [name, address] of [
    ['Free 3-minute score', wizard],
    ['Testimonials', '/testimonials'],
    ['Case Studies', '/case-studies'],
    ['Services', '/#services'],
  ] as const) {
    await page.goto(wizard)
    await menuButton(page).click()
    await main(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(address)
    await expect(main(page), name).toBeHidden()
  }
  await page.goto('/')
  await menuButton(page).click()
  await main(page).getByRole('link', { name: 'Services' }).click()
  await expect(main(page)).toBeHidden()
  await expect(page.locator('#services')).toBeInViewport()

  await menuButton(page).click()
  await main(page).getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(main(page)).toBeHidden()
})

test('the Services link scrolls smoothly on the home page, also before hydration, and works from other pages', async ({
  page,
}) => {
  // Records the options of each scroll on the document element.
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (options) {
      document.documentElement.dataset['scrolled'] = JSON.stringify(options)
      scroll.call(this, options)
    }
  })
  const link = main(page).getByRole('link', { name: 'Services' })
  const heading = page.getByRole('heading', { name: 'Services', exact: true })
  const scrolled = page.locator('html[data-scrolled*=\'"behavior":"smooth"\']')
  const services = page.locator('#services')
  const isAtTop = () =>
    expect.poll(async () => Math.abs((await services.boundingBox())?.y ?? 800)).toBeLessThan(200)

  await page.goto('/')
  await link.click()
  await expect(scrolled).toBeAttached()
  await expect(heading).toBeInViewport()

  await page.goto('/')
  await main(page).getByRole('link', { name: 'Testimonials' }).hover()
  await page.waitForFunction(isHydrated)
  await link.click()
  await expect(heading).toBeInViewport()
  await isAtTop()

  await page.goto(wizard)
  await link.click()
  await expect(page).toHaveURL('/#services')
  await isAtTop()
  await link.click()
  await expect(scrolled).toBeAttached()
})

test('an admin’s header is one row from 768 px on, and Sign Out ends the session in every tab', async ({
  page,
  context,
  faults,
}) => {
  // The account server does not know this session.
  faults.expect(/auth\/v1\/logout/)
  await signIn(page, { role: 'viewer' })
  await page.goto(landing)
  await expect(main(page).getByRole('link', { name: 'Back office' })).toBeVisible()
  const signOut = main(page).getByRole('button', { name: 'Sign Out' })
  await expect(signOut).toBeVisible()
  for (const width of [768, 834, 895, 896, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const wrong = await page.locator('.bar__in').evaluate((bar) => {
      const words = document.createRange()
      let end = 0
      return Array.from(
        bar.querySelectorAll('.logo, .menu li:not(.menu__score) a, .menu__call, .menu button'),
        (part) => {
          words.selectNodeContents(part)
          const { height } = words.getBoundingClientRect()
          const { left, right } = part.getBoundingClientRect()
          const isWrapped = height > 30 && !part.matches('.logo')
          const isWrong = isWrapped || left < end + 8 || right > innerWidth
          end = right
          return isWrong ? part.textContent : ''
        },
      ).filter(Boolean)
    })
    expect.soft(wrong, `${width} px`).toEqual([])
  }
  await expect(page.locator('.logo')).toHaveAccessibleName(company.name)

  const other = await context.newPage()
  await other.goto(landing)
  await main(other).getByRole('link', { name: 'Case Studies' }).hover()
  await expect(main(other).getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await main(other).getByRole('button', { name: 'Sign Out' }).click()
  await expect(other).toHaveURL('/auth')
  await expect(main(other).getByRole('button', { name: 'Sign Out' })).toHaveCount(0)
  expect(await other.evaluate(() => localStorage.getItem('site-auth'))).toBeNull()
  // The first tab is signed out too.
  await expect(signOut).toHaveCount(0)
  // The account client would drop a session without `expires_at`.
  await other.evaluate(() => {
    const session = {
      access_token: 'b',
      refresh_token: 'r',
      expires_at: Math.floor(Date.now() / 1000) + 3600,
    }
    localStorage.setItem('site-auth', JSON.stringify(session))
  })
  await expect(signOut).toBeVisible()
})
