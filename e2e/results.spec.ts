import { expect, test } from './fixtures.ts'
import { answers, callsOf, newAddress, openResults, resultsPath, toast, wizardPath } from './quiz.ts'

const missing = ['Missing information', 'Please complete the assessment to see your results.'] as const

test('without results the page says so and links to the quiz', async ({ page }) => {
  await page.goto(resultsPath)
  await expect(page).toHaveURL(wizardPath)
  await expect(toast(page, ...missing)).toBeVisible()
})

test('a score of 0 counts as none', async ({ page }) => {
  await page.addInitScript(
    (formData) => history.replaceState({ usr: { score: 0, formData }, key: 'none', idx: 0 }, ''),
    { ...answers, email: newAddress() },
  )
  await page.goto(resultsPath)
  await expect(page).toHaveURL(wizardPath)
  await expect(toast(page, ...missing)).toBeVisible()
})

test('cost inputs outside their tables count as 15 hours and $100', async ({ page }) => {
  const calls = callsOf(page, 'send-to-sheets')
  const formData = {
    ...answers,
    email: newAddress(),
    manualHours: 'a few',
    hourlyValue: 120,
    teamSize: 'none',
  }
  await page.addInitScript(
    (given) => history.replaceState({ usr: { score: 14, formData: given }, key: 'none', idx: 0 }, ''),
    formData,
  )
  await page.goto(resultsPath)
  await expect(page.getByRole('region', { name: 'Your score' })).toContainText('14 out of 27')
  await expect(page).toHaveURL(resultsPath)
  await expect(page.getByRole('row', { name: 'A year $78,000' })).toBeVisible()
  await expect(page.getByText('15 hours a week, since you gave none, and $100 an hour')).toBeVisible()
  // They are not the visitor's answers: nothing is stored.
  await page.waitForLoadState('networkidle')
  expect(calls).toHaveLength(0)
})

test('a reload keeps the results and saves nothing again', async ({ page }) => {
  const calls = callsOf(page, 'send-to-sheets')
  await openResults(page, newAddress())
  await expect(toast(page, 'Results Saved', 'Your AI readiness score has been saved.')).toBeVisible()
  const before = calls.length
  await page.reload()
  await expect(page.getByRole('region', { name: 'Your score' })).toContainText('14 out of 27')
  await expect(page.getByText('$136,500').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls).toHaveLength(before)
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('the cost of inaction can be hidden and shown', async ({ page }) => {
  await openResults(page, newAddress())
  const figure = page.getByRole('paragraph').filter({ hasText: /^\$136,500$/ })
  await expect(figure).toBeVisible()
  await page.getByRole('button', { name: 'Hide the cost of inaction', expanded: true }).click()
  await expect(figure).toBeHidden()
  await page.getByRole('button', { name: 'Show the cost of inaction', expanded: false }).click()
  await expect(figure).toBeVisible()
})

test('the bar fills up after half a second', async ({ page }) => {
  await openResults(page, newAddress())
  const gained = page.locator('.score-card__chain .on')
  await expect(gained).toHaveCount(14)
  const delays = await gained.evaluateAll((links) =>
    links.map((link) => Number.parseFloat(getComputedStyle(link).animationDelay) * 1000),
  )
  expect(delays[0]).toBe(500)
  expect(delays).toEqual(delays.toSorted((a, b) => a - b))
  // Empty until its turn has come, filled afterwards: seen on the animation's own clock.
  const colours = await gained.last().evaluate((link) => {
    link.classList.remove('on')
    void link.getBoundingClientRect()
    link.classList.add('on')
    const [animation] = link.getAnimations()
    if (!animation) return 'nothing moves'
    animation.currentTime = 499
    const before = getComputedStyle(link).backgroundColor
    animation.finish()
    return { before, after: getComputedStyle(link).backgroundColor }
  })
  expect(colours).toEqual({ before: 'rgba(0, 0, 0, 0)', after: expect.stringMatching(/^rgb\(/) })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('the bar is full at once', async ({ page }) => {
    await openResults(page, newAddress())
    const gained = page.locator('.score-card__chain .on')
    await expect(gained).toHaveCount(14)
    expect(await gained.first().evaluate((link) => link.getAnimations().length)).toBe(0)
  })
})

test('feedback: a failure keeps what was typed, success says thanks', async ({ page, faults }) => {
  faults.expect(/status of 500/)
  await openResults(page, newAddress())
  const rating = page.getByRole('slider', { name: /Rating/ })
  const comment = page.getByLabel('Comment')
  await expect(rating).toHaveValue('5')
  await expect(rating).toHaveAttribute('min', '1')
  await expect(rating).toHaveAttribute('max', '10')
  await expect(rating).toHaveAttribute('step', '1')
  await rating.press('ArrowRight')
  await rating.press('ArrowRight')
  await expect(page.getByText('Rating, 1 to 10: 7')).toBeVisible()
  await comment.fill('Clear, and it named the right thing.')

  const path = '**/functions/v1/submit-score-feedback'
  await page.route(path, (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(
    toast(page, 'Something went wrong', "We couldn't save your feedback. Please try again."),
  ).toBeVisible()
  await expect(rating).toHaveValue('7')
  await expect(comment).toHaveValue('Clear, and it named the right thing.')

  await page.unroute(path)
  const sent = page.waitForResponse(path)
  await page.getByRole('button', { name: 'Send feedback' }).click()
  expect((await sent).status()).toBe(200)
  await expect(
    toast(
      page,
      'Thanks for your feedback!',
      'Every point helps us improve this experience for other founders like you.',
    ),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Thank you. You gave us 7 of 10.' })).toBeFocused()
  await expect(rating).toHaveCount(0)
})
