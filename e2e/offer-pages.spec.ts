import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What each page sells, and what its first screen says it costs. */
const offers = [
  ['/ai-audit', 'AI Audit', '$1,999'],
  ['/ai-audit-b2b', 'AI Audit', '$1,999 flat'],
  ['/ai-chat-agents', 'AI chat agents', '30-day free trial'],
  ['/ai-internal-ops', 'Internal operations automation', '$2,400 to $9,600'],
  ['/ai-tools-lead-magnets', 'AI lead-magnet tools', 'Free concept'],
  ['/cold-email-automation', 'Cold email, done for you', '$997 upfront'],
  ['/cold-email-automation-offer', 'Cold email offer', '$2,997'],
  ['/ai-for-business', 'Business coaching', '$1,440 or $2,249'],
  ['/trusted-partner', 'Trusted partner program', '$5,000'],
] as const

test('the first screen of each offer says what it is, what it costs and what to do', async ({ page }) => {
  for (const [path, name, price] of offers) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const main = page.getByRole('main')
    const said = {
      name: main.getByText(name, { exact: true }).first(),
      heading: main.getByRole('heading', { level: 1 }),
      price: main.getByText(price, { exact: true }).first(),
      button: main.locator('.btn').first(),
    }
    for (const [width, height] of [
      [1366, 650],
      [1536, 730],
      [1440, 900],
      [1920, 1080],
      [390, 664],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      const bottoms = await Promise.all(
        Object.entries(said).map(async ([what, part]) => ({ what, bottom: await bottomOf(part) })),
      )
      const below = bottoms.filter(({ bottom }) => bottom > height)
      expect.soft(below, `${path} at ${width} × ${height}`).toEqual([])
    }
  }
})

test('the audit page’s 90-day ruler places each day to scale, and its FAQ questions keep their padding', async ({
  page,
}) => {
  await page.goto('/ai-audit')
  const ruler = page.getByRole('region', { name: 'The 90 days after the audit' }).getByRole('list')
  const days = ruler.getByRole('listitem')
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const whole = await boxOf(ruler)
    const [first, second, last] = await Promise.all([0, 1, 2].map((at) => boxOf(days.nth(at))))
    const placeOf = (x: number) => ((x - whole.x) / whole.width) * 90
    expect.soft(placeOf(first!.x), `day 1 at ${width}`).toBeCloseTo(0, 0)
    expect.soft(placeOf(second!.x), `day 30 at ${width}`).toBeCloseTo(30, 0)
    // Its mark is its right edge: the ruler ends there.
    expect.soft(await days.nth(2).evaluate((day) => getComputedStyle(day).borderRightWidth)).toBe('6px')
    expect.soft(placeOf(last!.x + last!.width), `day 90 at ${width}`).toBeCloseTo(90, 0)
  }

  await page.setViewportSize({ width: 360, height: 740 })
  const room = await page.locator('#faq summary').evaluateAll((questions) =>
    questions.map((question) => {
      const text = document.createRange()
      text.selectNodeContents(question)
      const words = text.getBoundingClientRect()
      const box = question.getBoundingClientRect()
      return Math.round(Math.min(words.top - box.top, box.bottom - words.bottom))
    }),
  )
  expect(Math.min(...room)).toBeGreaterThanOrEqual(14)
})

test('the magnifying glass of the short audit page covers no text', async ({ page }) => {
  await page.goto('/ai-audit-b2b')
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [960, 600],
    [1024, 768],
    [1280, 800],
    [1366, 650],
    [1920, 1080],
    [2560, 1300],
  ] as const) {
    await page.setViewportSize({ width, height })
    const covered = await page.evaluate(() => {
      const glass = document.querySelector('.brief__glass')!.getBoundingClientRect()
      const words = document.createRange()
      return ['.brief h1', '.brief__pitch', '.brief__act', '.brief__terms'].filter((part) => {
        words.selectNodeContents(document.querySelector(part)!)
        return Array.from(words.getClientRects()).some(
          ({ left, right, top, bottom }) =>
            left < glass.right && right > glass.left && top < glass.bottom && bottom > glass.top,
        )
      })
    })
    expect.soft(covered, `${width} × ${height}`).toEqual([])
  }
})

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('not drawn')
  return box
}

async function bottomOf(part: Locator): Promise<number> {
  const { y, height } = await boxOf(part)
  return Math.floor(y + height)
}
