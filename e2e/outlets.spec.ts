import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { requestsOf, scripts } from './requests-of.ts'

const row = (page: Page) => page.getByRole('group', { name: 'As Featured In' })
/** Returns how far the row is scrolled, in outlets. */
const place = (page: Page) =>
  row(page).evaluate((view) => {
    const [first, second] = Array.from(view.querySelectorAll('li'), (each) => each.getBoundingClientRect())
    return (view.getBoundingClientRect().left - (first?.left ?? 0)) / (second?.width ?? 1)
  })

const startsAt = (page: Page) =>
  row(page).evaluate((view) => Math.round(view.querySelector('ul')?.getBoundingClientRect().left ?? 0))

/** Returns the words of names that wrap or leave their item. */
const brokenWords = (page: Page) =>
  row(page)
    .locator('li:not([aria-hidden])')
    .evaluateAll((names) =>
      names.flatMap((name) => {
        const text = name.firstChild
        if (!text) return ['']
        return Array.from(text.textContent?.matchAll(/[^\s-]+-?/g) ?? []).flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const { left, right } = name.getBoundingClientRect()
          const lines = Array.from(range.getClientRects())
          const whole = lines.length === 1 && lines.every((at) => at.left >= left && at.right <= right)
          return whole ? [] : [word]
        })
      }),
    )

test('the "As Featured In" carousel loops, pauses, and moves by drag and arrow keys without the page’s script', async ({
  page,
}) => {
  const made = requestsOf(page)
  await page.clock.install()
  await page.goto('/')
  const outlets = (await row(page).locator('li').count()) / 2
  await page.clock.pauseAt(Date.now() + 60_000)
  const start = await place(page)
  await page.clock.runFor(4_000)
  await expect.poll(async () => Math.round((await place(page)) - start + outlets) % outlets).not.toBe(0)
  await page.clock.runFor(3_000 * outlets * 2)
  // The carousel loops, so there are always outlets on both sides.
  expect(await place(page)).toBeGreaterThan(1)
  expect(await place(page)).toBeLessThan(outlets * 2 - 6)
  expect(scripts(made)).toEqual([])

  // While it has the focus, it does not advance by itself.
  await row(page).focus()
  await page.clock.runFor(2_000)
  const focused = Math.round(await place(page))
  await page.clock.runFor(9_000)
  expect(Math.round(await place(page))).toBe(focused)
  await page.keyboard.press('ArrowRight')
  await page.clock.runFor(2_000)
  await expect.poll(async () => Math.round(await place(page)) % outlets).toBe((focused + 1) % outlets)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Pause the outlets' })).toBeFocused()
  await page.keyboard.press('Enter')
  const goOn = page.getByRole('button', { name: 'Let the outlets move' })
  await expect(goOn).toBeFocused()

  await goOn.click()
  await page.getByRole('button', { name: 'Pause the outlets' }).click()
  await expect(goOn).toBeVisible()
  await page.mouse.move(5, 5)
  const paused = await place(page)
  await page.clock.runFor(9_000)
  expect(await place(page)).toBeCloseTo(paused, 1)

  const box = await row(page).boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) * 0.8, (box?.y ?? 0) + 20]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 400, y, { steps: 4 })
  await page.mouse.up()
  await page.clock.runFor(2_000)
  expect(Math.abs((await place(page)) - paused)).toBeGreaterThan(1)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the "As Featured In" carousel does not advance, breaks no word, and moves by arrow keys', async ({
    page,
  }) => {
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

    for (const width of [320, 360, 390, 767, 768, 834, 1023, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await brokenWords(page), `${width} px`).toEqual([])
      const inView = width < 768 ? 3 : 6
      const share = await row(page).evaluate(
        (view) => (view.querySelector('li')?.getBoundingClientRect().width ?? 0) / view.clientWidth,
      )
      expect.soft(share, `${width} px`).toBeCloseTo(1 / inView, 2)
    }
  })
})
