import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { requestsOf, scripts } from './requests-of.ts'

const row = (page: Page) => page.getByRole('group', { name: 'As Featured In' })
/** How far the row stands from where it would stand after whole turns, in outlets. */
const place = (page: Page) =>
  row(page).evaluate((view) => {
    const [first, second] = Array.from(view.querySelectorAll('li'), (each) => each.getBoundingClientRect())
    return (view.getBoundingClientRect().left - (first?.left ?? 0)) / (second?.width ?? 1)
  })

test('the outlets advance in a circle, pause, and can be dragged, without the page’s script', async ({
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
  // It never comes to an end: there is as much to see on both sides.
  expect(await place(page)).toBeGreaterThan(1)
  expect(await place(page)).toBeLessThan(outlets * 2 - 6)
  expect(scripts(made)).toEqual([])

  await page.getByRole('button', { name: 'Pause the outlets' }).click()
  await expect(page.getByRole('button', { name: 'Let the outlets move' })).toBeVisible()
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
