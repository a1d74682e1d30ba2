import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold.ts'
import { mailsTo } from './mailbox.ts'
import {
  answers,
  callsOf,
  choice,
  fillContact,
  fillReadiness,
  newAddress,
  openAnswered,
  openResults,
  progress,
  resultsPath,
  submitButton,
  toast,
  wizardPath,
} from './quiz.ts'

test('a visitor completes the quiz, sees the result, keeps it after a reload, and gets it by mail', async ({
  page,
  site,
}) => {
  const email = newAddress()
  const emailCalls = callsOf(page, 'send-score-email')
  const sheetCalls = callsOf(page, 'send-to-sheets')
  const release = await holdRequests(page, '**/assets/ai-score-results-*.js')
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/ai-ready-score')
  await page.getByRole('link', { name: 'Get My Score & Next Steps' }).click()
  await expect(page).toHaveURL(wizardPath)
  await expect(page.getByRole('heading', { name: 'AI First Readiness Scorecard' })).toBeVisible()
  await expect(page.getByText('3 minutes to complete')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Contact & Business Information' })).toBeVisible()
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '30')

  // A reload during either step loses no answer.
  await page.getByLabel('Full Name').fill('Grace Example')
  await page.getByLabel('Business Type').selectOption('other')
  // The draft is stored after a delay, which the reload must wait for.
  await page.waitForFunction(() => localStorage.getItem('scorecard-draft')?.includes('Grace Example'))
  await page.reload()
  await expect(page.getByLabel('Full Name')).toHaveValue('Grace Example')
  await expect(page.getByLabel('Business Type')).toHaveValue('other')
  await fillContact(page, email)
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '80')
  await choice(page, 'currentUse', 'advanced').check()
  await expect(page.getByText('Question 7 of 15')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'AI Readiness Assessment' })).toBeVisible()
  await expect(page.getByText('Question 7 of 15')).toBeVisible()
  const back = page.getByRole('button', { name: 'Back' })
  await back.click()
  await expect(choice(page, 'currentUse', 'advanced')).toBeChecked()
  await back.click()
  await expect(page.getByRole('heading', { name: 'Contact & Business Information' })).toBeFocused()
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '30')
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Example')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Question 7 of 15')).toBeVisible()
  await back.click()

  await fillReadiness(page)
  await expect(
    page.getByText(
      "See your readiness score, your automation bottlenecks, and what to do next. We'll also email these results to you.",
    ),
  ).toBeVisible()

  // The results wait in the wizard until their page has loaded.
  await submitButton(page).dblclick()
  await expect(
    toast(page, 'Scorecard submitted!', 'Your AI readiness score has been calculated.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Results Are In' })).toBeVisible()
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '100')
  await expect(page).toHaveURL(wizardPath)
  release()
  await expect(page).toHaveURL(resultsPath)
  await expect(toast(page, 'Results Saved', 'Your AI readiness score has been saved.')).toBeVisible()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Results Are In" [level=1]
      - region "Your score":
        - paragraph: 14 out of 27
      - heading "The System Architect" [level=2]
      - heading "What your score means" [level=2]
      - heading /^Your.#1 automation opportunity$/ [level=2]
      - heading "Cost of inaction, per year" [level=2]
      - heading "Was this useful?" [level=2]
      - heading /Repair it with us/ [level=2]
      - link /Join the workshop/:
        - /url: /ai-readiness-workshop
  `)
  await expect(page.getByRole('link', { name: 'Join the workshop' })).toHaveAttribute('target', '_blank')
  // The call is linked once, beside the workshop.
  const calls = page.getByRole('main').getByRole('link', { name: 'Book A Call' })
  await expect(calls).toHaveCount(1)
  await expect(calls).toHaveAttribute('href', /[?&]about=ai-score-results(&|$)/)
  for (const label of ['Manual Mode', 'Momentum', 'Ready to Scale', 'AI-First'])
    await expect(page.getByRole('listitem').filter({ hasText: label })).toBeAttached()
  await expect(page.getByText('52% of the scale')).toBeVisible()
  await expect(page.getByText('The Automation Leader 5 points away')).toBeVisible()
  await expect(page.getByText('8–12 hours saved a week is our estimate')).toBeVisible()
  await expect(page.getByRole('row', { name: 'A month $11,375' })).toBeVisible()
  await expect(
    page.getByRole('row', { name: 'In full-time hires at $110,000 a year, rounded 1' }),
  ).toBeVisible()

  const figure = page.getByRole('paragraph').filter({ hasText: /^\$136,500$/ })
  await expect(figure).toBeVisible()
  await page.getByRole('button', { name: 'Hide the cost of inaction', expanded: true }).click()
  await expect(figure).toBeHidden()
  await page.getByRole('button', { name: 'Show the cost of inaction', expanded: false }).click()
  await expect(figure).toBeVisible()

  await expect.poll(async () => (await mailsTo(site, email)).length).toBe(1)
  const [mail] = await mailsTo(site, email)
  expect(mail?.text).toContain('14 out of 27')
  expect(mail?.text).toContain('The System Architect')
  expect(mail?.html).toContain('The System Architect')
  expect(mail?.text).toContain('What your score means')

  // One mail, and the row from the quiz and again from the results page, all under one id.
  expect([emailCalls.length, sheetCalls.length]).toEqual([1, 2])
  const ids = [...emailCalls, ...sheetCalls].map(
    (call) => (call.postDataJSON() as { submissionId: string }).submissionId,
  )
  expect(new Set(ids).size).toBe(1)

  // A reload keeps the results and saves nothing again.
  await page.reload()
  await expect(page.getByRole('region', { name: 'Your score' })).toContainText('14 out of 27')
  await expect(figure).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect([emailCalls.length, sheetCalls.length]).toEqual([1, 2])
  await expect(page.locator('.toast')).toHaveCount(0)

  const rating = page.getByRole('slider', { name: /Rating/ })
  await expect(rating).toHaveValue('5')
  await rating.press('ArrowRight')
  await rating.press('ArrowRight')
  await expect(page.getByText('Rating, 1 to 10: 7')).toBeVisible()
  await page.getByLabel('Comment').fill('Clear, and it named the right thing.')
  const sent = page.waitForResponse('**/functions/v1/submit-score-feedback')
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
})

test('results of an offline quiz are sent when the browser is online again', async ({
  page,
  context,
  site,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/)
  const email = newAddress()
  await openAnswered(page, email)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await submitButton(page).click()
  await expect(page).toHaveURL(resultsPath)
  await expect(page.getByRole('heading', { name: 'The System Architect' })).toBeVisible()
  await expect(toast(page, 'Error', 'An unexpected error occurred. Please try again.')).toBeVisible()
  await context.setOffline(false)
  const waiting = () =>
    page.evaluate(() => (JSON.parse(localStorage.getItem('scorecard-outbox') ?? '[]') as unknown[]).length)
  await expect.poll(waiting).toBe(0)
  await expect.poll(async () => (await mailsTo(site, email)).length).toBe(1)
})

test('the score’s bar fills up after half a second, and with reduced motion is full at once', async ({
  page,
}) => {
  await openResults(page, newAddress())
  const gained = page.locator('.score-card__chain .on')
  await expect(gained).toHaveCount(14)
  const delays = await gained.evaluateAll((links) =>
    links.map((link) => Number.parseFloat(getComputedStyle(link).animationDelay) * 1000),
  )
  expect(delays[0]).toBe(500)
  expect(delays).toEqual(delays.toSorted((a, b) => a - b))
  // A link is empty until its delay has passed and filled after it, measured on the animation's own clock.
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

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(gained).toHaveCount(14)
  expect(await gained.first().evaluate((link) => link.getAnimations().length)).toBe(0)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the quiz takes 17 taps, shows one question at a time, and is submitted only by its button', async ({
    page,
  }) => {
    let taps = 0
    const tap = async (target: Locator) => {
      taps += 1
      await target.tap()
    }
    const questions = page.getByRole('main')
    const shown = questions.getByRole('group').or(questions.getByRole('radiogroup')).filter({ visible: true })
    await page.goto(wizardPath)
    for (const [label, text] of [
      ['Full Name', answers.fullName],
      ['Email Address', newAddress()],
    ] as const) {
      await tap(page.getByLabel(label))
      await page.keyboard.insertText(text)
    }
    for (const [label, value] of [
      ['Business Type', answers.businessType],
      ['Team Size', answers.teamSize],
    ] as const) {
      // The phone's native list counts as one tap.
      taps += 1
      await page.getByLabel(label).selectOption(value)
    }
    await tap(page.getByRole('button', { name: 'Continue' }))
    await expect(page.getByText('Question 6 of 15')).toBeVisible()
    await expect(page.getByText('About 2 minutes left')).toBeVisible()
    await expect(shown).toHaveCount(1)

    await fillReadiness(page, tap)
    // Two areas are selected where one would do, which makes up for the uncounted tap on Next.
    await expect(page.getByText('Last question')).toBeVisible()
    await expect(shown).toHaveCount(1)
    await tap(submitButton(page))
    await expect(page.getByRole('heading', { name: 'Results Are In' })).toBeVisible()
    expect(taps).toBe(17)
  })
})
