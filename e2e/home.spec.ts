import type { Locator, Page } from '@playwright/test'
import { aiTeam } from '#content/pages/parts/home-sections'
import { pages } from '#content/index'
import { homeHero, homeVariantHero } from '#content/pages/home'
import { expect, test } from './fixtures.ts'
import { newAddress, openAnswered } from './quiz.ts'

const variants = ['/landing', '/backup-landing'] as const

test.describe('the first screen', () => {
  const sizes = [
    [1366, 650],
    [1536, 730],
    [1280, 720],
    [1440, 800],
    [1920, 940],
    [390, 664],
    [360, 640],
  ] as const

  /** How far what has to be seen reaches below the window, or beyond its right edge. */
  async function beyond(page: Page, parts: readonly Locator[]): Promise<number[]> {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    return Promise.all(
      parts.map(async (part) => {
        const box = await part.boundingBox()
        if (!box) throw new Error(`Not to be seen: ${String(part)}`)
        return Math.max(0, box.y + box.height - height, box.x + box.width - width)
      }),
    )
  }

  for (const [path, hero, name] of [
    ['/', homeHero, 'Start with an AI Audit'],
    ['/landing', homeVariantHero, homeVariantHero.scoreButton],
    ['/backup-landing', homeHero, 'Start with an AI Audit'],
  ] as const) {
    test(`${path} shows headline, pitch, price and button`, async ({ page }) => {
      await page.goto(path)
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        const parts = [
          page.getByRole('heading', { level: 1 }),
          page.getByText(homeHero.pitch),
          page.getByText(hero.price, { exact: true }).first(),
          page.getByRole('main').getByRole('link', { name }),
        ]
        expect.soft(await beyond(page, parts), `${width} × ${height}`).toEqual([0, 0, 0, 0])
      }
    })
  }

  test('the badge follows the button on phones', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await page.goto('/')
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0
    const button = page.getByRole('link', { name: 'Start with an AI Audit' })
    expect(await top(page.getByText(homeHero.badge))).toBeGreaterThan(await top(button))
  })
})

test('the page is at most 9,000 px high on a desktop, and 13,500 on a phone', async ({ page }) => {
  for (const [width, limit] of [
    [1280, 9000],
    [390, 13_500],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    expect.soft(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(limit)
  }
})

test('the features have a heading, with each name below it', async ({ page }) => {
  await page.goto('/')
  const headings = page.locator('#team').getByRole('heading')
  const outline = await headings.evaluateAll((found) =>
    found.map(({ localName, textContent }) => `${localName} ${textContent}`),
  )
  expect(outline).toEqual([
    `h2 ${aiTeam.title}`,
    `h3 ${aiTeam.features}`,
    ...aiTeam.members.map(({ feature }) => `h4 ${feature}`),
  ])
})

test('every service’s name links to its page, beside the audit that comes first', async ({ page }) => {
  await page.goto('/')
  const services = page.locator('#services')
  for (const [name, path] of [
    ['AI Audit', '/ai-audit'],
    ['Cold email automation', '/cold-email-automation'],
    ['AI chat agents', '/ai-chat-agents'],
    ['Internal ops automation', '/ai-internal-ops'],
    ['AI lead-magnet tools', '/ai-tools-lead-magnets'],
  ] as const) {
    await expect(
      services.getByRole('heading', { name }).getByRole('link', { name, exact: true }),
    ).toHaveAttribute('href', path)
  }
  const more = services.getByRole('link', { name: /^Learn More/ })
  await expect(more).toHaveCount(5)
  for (const link of await more.all()) {
    await expect(link).toHaveAttribute('href', '/ai-audit-b2b')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAccessibleName(/^Learn More about the AI Audit/)
  }
})

test('variants differ only in their hero, and are hidden from search engines', async ({ page, request }) => {
  // The form's stamp and ids are new in every answer.
  const told = (path: string) => (part: string) =>
    page
      .goto(path)
      .then(() =>
        page.locator(`main > ${part}`).evaluateAll((found) => found.map((each) => each.textContent)),
      )
  const rest = 'section:not(.hero)'
  const home = await told('/')(rest)
  const hero = await told('/')('.hero')
  expect(home.length).toBeGreaterThan(10)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/ai-audit</loc>')
  for (const path of variants) {
    expect.soft(await told(path)(rest), path).toEqual(home)
    expect.soft(await told(path)('.hero'), path).not.toEqual(hero)
    await expect.soft(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    expect.soft(sitemap).not.toContain(path)
    const button = page.getByRole('link', { name: homeVariantHero.scoreButton })
    await expect.soft(button).toHaveAttribute('href', '/ai-ready-score')
    await expect.soft(button).toHaveAttribute('target', '_blank')
  }
  expect(await told(variants[0])('.hero')).not.toEqual(await told(variants[1])('.hero'))
})

test.describe('the outlets', () => {
  const row = (page: Page) => page.getByRole('group', { name: 'As Featured In' })

  test('no word of a name is broken, at any width', async ({ page }) => {
    await page.goto('/')
    for (const width of [320, 360, 390, 767, 768, 834, 1023, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const broken = await row(page)
        .locator('li:not([aria-hidden])')
        .evaluateAll((names) =>
          names.flatMap((name) => {
            const text = name.firstChild
            if (!text) return ['']
            return Array.from(text.textContent?.matchAll(/[^\s-]+-?/g) ?? []).flatMap(
              ({ 0: word, index }) => {
                const range = document.createRange()
                range.setStart(text, index)
                range.setEnd(text, index + word.length)
                const { left, right } = name.getBoundingClientRect()
                const lines = Array.from(range.getClientRects())
                const whole = lines.length === 1 && lines.every((at) => at.left >= left && at.right <= right)
                return whole ? [] : [word]
              },
            )
          }),
        )
      expect.soft(broken, `${width} px`).toEqual([])
      const inView = width < 768 ? 3 : 6
      const share = await row(page).evaluate(
        (view) => (view.querySelector('li')?.getBoundingClientRect().width ?? 0) / view.clientWidth,
      )
      expect.soft(share, `${width} px`).toBeCloseTo(1 / inView, 2)
    }
  })

  const startsAt = (page: Page) =>
    row(page).evaluate((view) => Math.round(view.querySelector('ul')?.getBoundingClientRect().left ?? 0))

  test('the arrow keys move it, and it pauses while focused', async ({ page }) => {
    await page.goto('/')
    await row(page).hover()
    await expect(page.getByRole('button', { name: 'Pause the outlets' })).toBeVisible()
    await row(page).focus()
    const before = await startsAt(page)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => startsAt(page)).toBeLessThan(before - 100)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Pause the outlets' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Let the outlets move' })).toBeFocused()
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('it does not move, and the arrow keys reach every name', async ({ page }) => {
      await page.clock.install()
      await page.goto('/')
      await row(page).hover()
      await expect(row(page)).toHaveClass(/outlets__view--moves/)
      const before = await startsAt(page)
      await page.clock.runFor(10_000)
      expect(await startsAt(page)).toBe(before)
      await expect(page.getByRole('button', { name: /the outlets/ })).toHaveCount(0)
      await row(page).focus()
      await page.keyboard.press('ArrowRight')
      await page.clock.runFor(5000)
      await expect.poll(() => startsAt(page)).toBeLessThan(before - 100)
    })
  })
})

/** What keeps its place in the window while the page goes on. */
function whatStays(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
    const stays = Array.from(document.querySelectorAll('body *')).filter((each) => {
      const { position } = getComputedStyle(each)
      const { top, right, bottom, height } = each.getBoundingClientRect()
      const isStuck = position === 'fixed' || (position === 'sticky' && top >= 0 && top < 60)
      const shows = each.checkVisibility() && (each as HTMLElement).innerText !== ''
      return isStuck && shows && height > 1 && right > 0 && bottom > 0 && top < innerHeight
    })
    return stays.map((each) => `${each.className}: ${Math.round(each.getBoundingClientRect().height)}`)
  })
}

test('at 400 % zoom nothing covers the text', async ({ page }) => {
  test.slow()
  await openAnswered(page, newAddress())
  await page.setViewportSize({ width: 320, height: 256 })
  expect.soft(await whatStays(page), 'the quiz’s questions').toEqual([])
  for (const { path } of pages.filter(({ indexed }) => indexed)) {
    await page.goto(path)
    expect.soft(await whatStays(page), path).toEqual([])
  }
})
