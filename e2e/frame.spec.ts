import type { Page } from '@playwright/test'
import { company } from '#content/facts/company'
import { footerColumns } from '#content/pages/parts/footer'
import { expect, test } from './fixtures.ts'

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' })
const landing = '/ai-ready-score'
const wizard = '/ai-first-readiness-score'

test('the bar’s links work, and it stays in place', async ({ page }) => {
  await page.goto(landing)
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute('href', '/')
  await expect(main(page)).toMatchAriaSnapshot(`
    - navigation "Main":
      - list:
        - listitem:
          - link "Testimonials":
            - /url: /testimonials
        - listitem:
          - link "Case Studies":
            - /url: /case-studies
        - listitem:
          - link "Services":
            - /url: /#services
        - listitem:
          - link "Media (opens in a new tab)":
            - /url: /media
      - link "Book A Call (opens in a new tab)":
        - /url: /book.about=ai-ready-score$/
  `)
  await expect(main(page).getByText('Sign Out')).toHaveCount(0)
  for (const [name, target] of [
    ['Testimonials', null],
    ['Case Studies', null],
    ['Services', null],
    ['Media', '_blank'],
    ['Book A Call', '_blank'],
  ] as const)
    expect(await main(page).getByRole('link', { name }).getAttribute('target')).toBe(target)

  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
})

test('Services is marked on the services’ pages', async ({ page }) => {
  const services = main(page).getByRole('link', { name: 'Services' })
  for (const path of ['/ai-automation-services', '/ai-chat-agents', '/trusted-partner']) {
    await page.goto(path)
    await expect(services).toHaveAttribute('aria-current', 'true')
  }
  await page.goto(landing)
  await expect(services).not.toHaveAttribute('aria-current')
})

test('the footer shows who runs the site, where, and how to reach them', async ({ page }) => {
  await page.goto(landing)
  const foot = page.getByRole('contentinfo')
  for (const line of [company.name, ...company.address])
    await expect(foot.getByText(line, { exact: true })).toBeVisible()
  await expect(foot.getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  )
  for (const { title, links } of footerColumns)
    await expect(foot.getByRole('list', { name: title }).getByRole('link')).toHaveCount(links.length)
})

test('the bar is a menu under 768 px', async ({ page }) => {
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
})

test('choosing any item closes the menu', async ({ page, context, faults }) => {
  // In these tests the site does not know its port, and the account server does not know this session.
  faults.expect(
    /off this site: http:\/\/localhost\/book/,
    /ERR_CONNECTION_REFUSED/,
    /status of 404/,
    /auth\/v1\/logout/,
  )
  await signIn(page)
  await page.setViewportSize({ width: 360, height: 800 })
  for (const name of ['Media', 'Book A Call']) {
    await page.goto(wizard)
    await menuButton(page).click()
    const opened = context.waitForEvent('page')
    await main(page).getByRole('link', { name }).click()
    await (await opened).close()
    await expect(main(page)).toBeHidden()
  }
  for (const [name, address] of [
    ['Testimonials', '/testimonials'],
    ['Case Studies', '/case-studies'],
    ['Services', '/#services'],
  ] as const) {
    await page.goto(wizard)
    await menuButton(page).click()
    await main(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(address)
    await expect(main(page)).toBeHidden()
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

/** Notes on the document how it is scrolled. */
const noteScrolls = (page: Page) =>
  page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (options) {
      document.documentElement.dataset['scrolled'] = JSON.stringify(options)
      scroll.call(this, options)
    }
  })

test('the first press on Services scrolls smoothly, before the script of the page has come', async ({
  page,
}) => {
  await noteScrolls(page)
  await page.goto('/')
  await main(page).getByRole('link', { name: 'Services' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', /"behavior":"smooth"/)
  await expect(page.getByRole('heading', { name: 'Services', exact: true })).toBeInViewport()
})

test('Services scrolls smoothly on the home page, and goes there from another', async ({ page }) => {
  await noteScrolls(page)
  await page.goto('/')
  await main(page).getByRole('link', { name: 'Testimonials' }).hover()
  await main(page).getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { name: 'Services', exact: true })).toBeInViewport()
  const services = page.locator('#services')
  await expect.poll(async () => Math.abs((await services.boundingBox())?.y ?? 800)).toBeLessThan(200)

  await page.goto(wizard)
  await main(page).getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/#services')
  await expect.poll(async () => Math.abs((await services.boundingBox())?.y ?? 800)).toBeLessThan(200)
  await main(page).getByRole('link', { name: 'Services' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', /"behavior":"smooth"/)
})

/** A session as the account client keeps it, planted once. */
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

test('Sign Out is shown when signed in, ends the session and goes to /auth', async ({
  page,
  context,
  faults,
}) => {
  // The account server does not know this session.
  faults.expect(/auth\/v1\/logout/)
  await signIn(page)
  await page.goto(wizard)
  const signOut = main(page).getByRole('button', { name: 'Sign Out' })
  await expect(signOut).toBeVisible()

  const other = await context.newPage()
  await other.goto(landing)
  await main(other).getByRole('link', { name: 'Case Studies' }).hover()
  await expect(main(other).getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await main(other).getByRole('button', { name: 'Sign Out' }).click()
  await expect(other).toHaveURL('/auth')
  await expect(main(other).getByRole('button', { name: 'Sign Out' })).toHaveCount(0)
  expect(await other.evaluate(() => localStorage.getItem('site-auth'))).toBeNull()
  // The first tab hears of it.
  await expect(signOut).toHaveCount(0)
  // One without an end would be dropped as soon as the account client has looked at it.
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

test('an admin’s bar is one row, at every width without a menu', async ({ page }) => {
  await signIn(page, { role: 'viewer' })
  await page.goto(landing)
  await expect(main(page).getByRole('link', { name: 'Back office' })).toBeVisible()
  for (const width of [768, 834, 895, 896, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const wrong = await page.locator('.bar__in').evaluate((bar) => {
      const words = document.createRange()
      let end = 0
      return Array.from(bar.querySelectorAll('.logo, .menu a, .menu button'), (part) => {
        words.selectNodeContents(part)
        const { height } = words.getBoundingClientRect()
        const { left, right } = part.getBoundingClientRect()
        const isWrapped = height > 30 && !part.matches('.logo')
        const isWrong = isWrapped || left < end + 8 || right > innerWidth
        end = right
        return isWrong ? part.textContent : ''
      }).filter(Boolean)
    })
    expect.soft(wrong, `${width} px`).toEqual([])
  }
  await expect(page.locator('.logo')).toHaveAccessibleName(company.name)
})

test('the skip link skips the bar', async ({ page }) => {
  await page.goto(landing)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Get My Score & Next Steps' })).toBeFocused()
})

test('an unknown address answers 404, with text and links', async ({ page, site, faults }) => {
  faults.expect(/status of 404/)
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "The page you're looking for could not be found.",
  )
  await expect(page.getByRole('main').getByRole('link', { name: /home/i })).toHaveAttribute('href', '/')
  await expect(page.getByRole('main').getByRole('link', { name: /newsletter/i })).toHaveAttribute(
    'href',
    '/newsletter',
  )
  expect(site.logLines).toContainEqual(
    expect.objectContaining({ msg: 'page not found', path: '/no-such-page' }),
  )
  await page.getByRole('main').getByRole('link', { name: /home/i }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'We Don’t Start With AI. We Start With What’s Broken.',
  )
})

test('toasts are announced, can be closed, and wait for a reader', async ({ page }) => {
  await page.clock.install()
  await page.goto('/ai-score-results')
  const notifications = page.getByRole('region', { name: 'Notifications' })
  await expect(notifications.locator('[aria-live="polite"]')).toContainText('Missing information')
  await notifications.getByText('Missing information').hover()
  await page.clock.runFor(30_000)
  await expect(notifications.getByText('Missing information')).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(30_000)
  await expect(notifications.getByText('Missing information')).toHaveCount(0)

  await page.goto('/ai-score-results')
  await notifications.getByRole('button', { name: 'Close' }).click()
  await expect(notifications.getByText('Missing information')).toHaveCount(0)
})
